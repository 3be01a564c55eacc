import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PARAMETER_NAMES } from "../packages/engine/src/parameters/parameters";
import type { ParameterName } from "../packages/engine/src/parameters/table";
import { API_FEATURES, arrowLines, ENGINE, WEB_FEATURES } from "./arrows";
import { cyclesIn, importsAmong } from "./cycles";
import { isTest, readSource, sourceFiles, target, type SourceFile } from "./source";

const sources = sourceFiles().map(readSource);
const product = sources.filter(({ file }) => !isTest(file));

/** The room a path belongs to, as fine as the arrows of ARCHITECTURE.md need it. */
function room(path: string): string {
  const feature = /^apps\/(api|web)\/src\/features\/([^/]+)/.exec(path);
  if (feature) return `${feature[1]}/features/${feature[2]}`;
  const app = /^apps\/(api|web)\/src\/([^/]+)/.exec(path);
  if (app) return `${app[1]}/${app[2]}`;
  const engine = /^packages\/engine\/src\/(sizing\/[^/.]+(?=\/)|[^/]+)/.exec(path);
  if (engine) return `engine/${engine[1]}`;
  if (path.startsWith("packages/contract/")) return "contract";
  if (path.startsWith("packages/words/")) return "words";
  if (path.startsWith("packages/report/")) return "report";
  if (path.startsWith("packages/files/")) return "files";
  if (path.startsWith("packages/equipment/")) return "equipment";
  if (path.startsWith("packages/cli/")) return "cli";
  if (/^(journeys|bench|tools)\//.test(path)) return path.split("/")[0] ?? path;
  return path;
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly ofTypes: boolean;
}
const arrowsOf = (files: readonly SourceFile[]): Arrow[] =>
  files.flatMap(({ file, imports, typeImports }) =>
    imports.map((specifier) => {
      const path = target(file, specifier);
      return {
        from: room(file),
        to: room(path),
        text: `${file} imports ${path}`,
        ofTypes: typeImports.has(specifier),
      };
    }),
  );
const arrows = arrowsOf(product);
const forbidden = (wrong: (arrow: Arrow) => boolean) => arrows.filter(wrong).map(({ text }) => text);

it("looked at files of every room", () => {
  for (const prefix of [
    "engine/",
    "contract",
    "words",
    "report",
    "files",
    "equipment",
    "cli",
    "api/platform",
    "api/features/",
    "web/features/",
    "web/ui",
    "web/app",
    "web/lib",
  ]) {
    expect(arrows.filter(({ from }) => from.startsWith(prefix)).length, prefix).toBeGreaterThan(0);
  }
});

it("keeps the engine pure: its rooms import only the rooms they may, and of packages the keys of texts alone", () => {
  expect(
    forbidden(({ from, to, ofTypes }) => {
      if (!from.startsWith("engine/") || (to === "words" && ofTypes)) return false;
      const name = from.slice("engine/".length);
      return from !== to && !(ENGINE[name] ?? []).some((allowed) => to === `engine/${allowed}`);
    }),
  ).toEqual([]);
});

/** Of the engine's lines: a room that holds more is a place where nobody finds anything. */
const MOST_OF_THE_ENGINE = 0.12;

it("keeps every room of the engine below an eighth of it", () => {
  const lines = new Map<string, number>();
  for (const { file, lines: count } of product) {
    const name = room(file);
    if (name.startsWith("engine/")) lines.set(name, (lines.get(name) ?? 0) + count);
  }
  expect(lines.size).toBe(Object.keys(ENGINE).length);
  const most = MOST_OF_THE_ENGINE * [...lines.values()].reduce((total, count) => total + count, 0);
  expect([...lines].filter(([, count]) => count > most)).toEqual([]);
});

it("lets the contract know zod, the words and the engine only", () => {
  expect(
    forbidden(
      ({ from, to }) => from === "contract" && !["contract", "words", "zod"].includes(to) && !to.startsWith("engine/"),
    ),
  ).toEqual([]);
});

it("lets the words know the library of messages only", () => {
  expect(
    forbidden(({ from, to }) => from === "words" && to !== "words" && !/^(icu-minify|@schummar)\//.test(`${to}/`)),
  ).toEqual([]);
});

it("lets the report know the engine and the words only", () => {
  expect(
    forbidden(({ from, to }) => from === "report" && !["report", "words"].includes(to) && !to.startsWith("engine/")),
  ).toEqual([]);
});

it("lets the reader of files know the words only", () => {
  expect(forbidden(({ from, to }) => from === "files" && !["files", "words", "sax"].includes(to))).toEqual([]);
});

it("lets the library of equipment know the engine only, and keeps it out of the browser", () => {
  expect(forbidden(({ from, to }) => from === "equipment" && to !== "equipment" && !to.startsWith("engine/"))).toEqual(
    [],
  );
  expect(forbidden(({ from, to }) => to === "equipment" && from.startsWith("web/"))).toEqual([]);
});

it("lets the command line know the packages but the report, zod and Node only", () => {
  const known = ["cli", "contract", "equipment", "files", "words", "zod"];
  expect(forbidden(({ from, to }) => from === "cli" && !known.includes(to) && !/^(engine\/|node:)/.test(to))).toEqual(
    [],
  );
  expect(forbidden(({ from, to }) => to === "cli" && from !== "cli" && from !== "tools")).toEqual([]);
});

it("keeps server and browser apart, and packages free of applications", () => {
  expect(
    forbidden(
      ({ from, to }) =>
        (from.startsWith("api/") && to.startsWith("web/")) ||
        (from.startsWith("web/") && to.startsWith("api/")) ||
        (/^(engine|equipment|contract|words|report|files)/.test(from) && /^(api|web)\//.test(to)),
    ),
  ).toEqual([]);
});

it.each([
  ["api", API_FEATURES],
  ["web", WEB_FEATURES],
])("lets features of the %s meet only in the app, but for the arrows between those of a project", (side, rooms) => {
  const feature = (place: string) => new RegExp(`^${side}/features/(.+)`).exec(place)?.[1];
  expect(
    forbidden(({ from, to }) => {
      const [one, other] = [feature(from), feature(to)];
      return one !== undefined && other !== undefined && from !== to && !(rooms[one] ?? []).includes(other);
    }),
  ).toEqual([]);
});

it.each([
  ["engine/", ENGINE],
  ["api/features/", API_FEATURES],
  ["web/features/", WEB_FEATURES],
])("draws %s in layers, and each arrow is used", (prefix, rooms) => {
  const layers = Object.keys(rooms);
  for (const [index, name] of layers.entries())
    expect(
      rooms[name]?.filter((below) => !layers.slice(0, index).includes(below)),
      name,
    ).toEqual([]);
  const used = new Set(arrows.map(({ from, to }) => `${from} ${to}`));
  const idle = Object.entries(rooms).flatMap(([name, below]) =>
    below.filter((other) => !used.has(`${prefix}${name} ${prefix}${other}`)).map((other) => `${name} → ${other}`),
  );
  expect(idle).toEqual([]);
  if (rooms === WEB_FEATURES) return;
  const present = new Set(arrows.map(({ from }) => from).filter((from) => from.startsWith(prefix)));
  expect([...present].filter((room) => !(room.slice(prefix.length) in rooms))).toEqual([]);
});

it("finds a circle of imports, also a long one and one of a file with itself", () => {
  const imports = new Map([
    ["a", ["b", "d"]],
    ["b", ["c"]],
    ["c", ["a"]],
    ["d", ["d"]],
    ["e", ["a"]],
  ]);
  expect(cyclesIn(imports)).toEqual([
    ["a", "b", "c", "a"],
    ["d", "d"],
  ]);
});

it("lets no files import each other in a circle, types included", () => {
  const imports = importsAmong(sources);
  // The search looked at what it is about: nearly every file imports another one.
  expect([...imports.values()].filter((names) => names.length > 0).length).toBeGreaterThan(0.7 * sources.length);
  expect(cyclesIn(imports).map((files) => files.join(" → "))).toEqual([]);
});

it("prints the arrows in ARCHITECTURE.md as they are held to", () => {
  const page = readFileSync("ARCHITECTURE.md", "utf8");
  for (const rooms of [ENGINE, API_FEATURES, WEB_FEATURES]) expect(page).toContain(`\n${arrowLines(rooms)}\n`);
});

it("keeps the platform free of features, and the design system free of fetching and product words", () => {
  expect(forbidden(({ from, to }) => from === "api/platform" && to.startsWith("api/features/"))).toEqual([]);
  expect(
    forbidden(
      ({ from, to }) =>
        from === "web/ui" && (/^(web\/(features|app|lib)|contract|engine)/.test(to) || to.startsWith("@tanstack/")),
    ),
  ).toEqual([]);
  expect(forbidden(({ from, to }) => from === "web/lib" && /^web\/(features|app|ui)/.test(to))).toEqual([]);
  expect(forbidden(({ from, to }) => from.startsWith("web/features/") && to.startsWith("web/app"))).toEqual([]);
});

/** A language says the words of a parameter once more, by its name. */
const written = product.filter(({ file }) => !file.startsWith("packages/words/src/languages/"));
/** The files of the product that name a parameter, outside tests. */
const filesNaming = (parameter: string) =>
  written.filter(({ file, names }) => /^(packages|apps)\//.test(file) && names.has(parameter)).map(({ file }) => file);

/** A parameter's entry, its words, what it did to a design, and two places of the engine that use it. */
const FILES_OF_A_PARAMETER = 5;
/** More for those named where a system is drawn, priced or simulated by them. The figures may only be lowered. */
const FILES_OF_OLDER: Partial<Record<ParameterName, number>> = {
  sunlightHours: 21,
  // A town brings its sun and its height, as a city does, on the form and on the command line.
  sunlightSource: 11,
  backupDays: 26,
  // The file of check-quote has a field of that name.
  backupHours: 19,
  backupRule: 7,
  reliabilityTarget: 6,
  busVoltage: 10,
  voltageFrequency: 20,
  outageHours: 11,
  outageStart: 8,
  installationLocation: 14,
  ambientTemperature: 9,
  humidity: 6,
  altitude: 12,
};
/** Words that name other things, too: the type of a firm's system, an address, money. */
const EVERYDAY_WORDS: readonly string[] = ["systemType", "generator", "country", "region", "city", "town", "currency"];

it.each(PARAMETER_NAMES.filter((name) => !EVERYDAY_WORDS.includes(name)))(
  "names the parameter %s in few files",
  (name) => {
    const files = filesNaming(name);
    expect(files).toContain("packages/engine/src/parameters/table.ts");
    const most = FILES_OF_OLDER[name] ?? FILES_OF_A_PARAMETER;
    expect(files.length, files.join(", ")).toBeLessThanOrEqual(most);
  },
);

it("lists the parameters in their table, their words and what each did, and nowhere else", () => {
  const named = PARAMETER_NAMES.filter((name) => !EVERYDAY_WORDS.includes(name));
  // Half of them together make a list; a rule that uses some of them names seven at most.
  const lists = written.filter(({ names }) => named.filter((name) => names.has(name)).length > named.length / 2);
  expect(lists.map(({ file }) => file)).toEqual([
    "packages/engine/src/parameters/table.ts",
    "packages/engine/src/sizing/advice/parameter-use.ts",
    "packages/words/src/rooms/parameter-names.ts",
  ]);
});

/** What is loaded together with a file of the browser. */
function loadedWith(entry: string): ReadonlySet<string> {
  const imports = importsAmong(product, ({ importsAtOnce }) => importsAtOnce);
  const loaded = new Set([entry]);
  // A set gives what is added while it is walked.
  for (const file of loaded) for (const next of imports.get(file) ?? []) loaded.add(next);
  return loaded;
}

it("loads what says the engine's texts with the steps that quote them, not with the first picture (record 040)", () => {
  const page = "apps/web/src/features/design/components/page";
  const telling = "packages/words/src/engine.ts";
  for (const step of ["step-parameters", "step-results"]) expect(loadedWith(`${page}/${step}.tsx`)).toContain(telling);
  for (const first of ["apps/web/src/app/pages/design.tsx", "apps/web/src/app/frame/frame.tsx"]) {
    expect(loadedWith(first).size).toBeGreaterThan(10);
    expect(loadedWith(first)).not.toContain(telling);
  }
});

it("draws in three dimensions in one folder, so that nothing else loads three.js", () => {
  const importers = product.filter(({ imports }) => imports.some((name) => /^three(\/|$)/.test(name)));
  expect(importers.length).toBeGreaterThan(0);
  const elsewhere = importers.filter(({ file }) => !/^(apps\/web\/src\/features\/designer\/view|bench)\//.test(file));
  expect(elsewhere.map(({ file }) => file)).toEqual([]);
});

it("keeps SQL in table and schema files and in the one condition of access, and React out of models", () => {
  const wrong = product.flatMap(({ file, imports }) => {
    const sqlOutside =
      file.startsWith("apps/api/src/features/") &&
      !/\/(\w+-)?(table|schema|access)\.ts$/.test(file) &&
      imports.some((name) => name.startsWith("drizzle-orm"));
    const reactInModel =
      /^apps\/web\/src\/features\/[^/]+\/model\//.test(file) && imports.some((name) => /^react|radix/.test(name));
    return sqlOutside || reactInModel ? [file] : [];
  });
  expect(wrong).toEqual([]);
});

/** Files whose own level makes a format, which the first page that loads them would wait for: 20 ms for a browser's first. */
const madeAtOnce = (files: readonly { readonly file: string; readonly text: string }[]) =>
  files.filter(({ text }) => /^(export )?const [^=]+=\s*new Intl\./m.test(text)).map(({ file }) => file);

it("makes no format of numbers or dates before something is to be written", () => {
  expect(madeAtOnce([{ file: "a", text: 'const days = new Intl.DateTimeFormat("en");' }])).toEqual(["a"]);
  const read = sourceFiles()
    .filter((file) => !isTest(file) && /^(apps\/web|packages)\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
  expect(read.length).toBeGreaterThan(500);
  expect(madeAtOnce(read)).toEqual([]);
});

it("imports tools, benches, journeys and test helpers from nowhere in the product", () => {
  expect(
    forbidden(
      ({ from, to }) =>
        /^(api|web|engine|contract)/.test(from) && (/^(tools|bench|journeys)$/.test(to) || to.endsWith("/testing")),
    ),
  ).toEqual([]);
});

it("replaces no module in a test: files share the modules of their process (record 029)", () => {
  const replacing = /\bvi\.(?:mock|doMock)\(/;
  expect(replacing.test(["vi.mo", 'ck("./in-turn")'].join(""))).toBe(true);
  const tests = sourceFiles().filter(isTest);
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.filter((file) => replacing.test(readFileSync(file, "utf8")))).toEqual([]);
});
