import { expect, it } from "vitest";
import { isTest, readSource, sourceFiles, target, type SourceFile } from "./source";

const sources = sourceFiles().map(readSource);
const product = sources.filter(({ file }) => !isTest(file));

/** The room a path belongs to, as fine as the arrows of ARCHITECTURE.md need it. */
function room(path: string): string {
  const feature = /^apps\/(api|web)\/src\/features\/([^/]+)/.exec(path);
  if (feature) return `${feature[1]}/features/${feature[2]}`;
  const app = /^apps\/(api|web)\/src\/([^/]+)/.exec(path);
  if (app) return `${app[1]}/${app[2]}`;
  const engine = /^packages\/engine\/src\/([^/]+)/.exec(path);
  if (engine) return `engine/${engine[1]}`;
  if (path.startsWith("packages/contract/")) return "contract";
  if (path.startsWith("packages/cli/")) return "cli";
  if (/^(journeys|bench|tools)\//.test(path)) return path.split("/")[0] ?? path;
  return path;
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}
const arrowsOf = (files: readonly SourceFile[]): Arrow[] =>
  files.flatMap(({ file, imports }) =>
    imports.map((specifier) => {
      const path = target(file, specifier);
      return { from: room(file), to: room(path), text: `${file} imports ${path}` };
    }),
  );
const arrows = arrowsOf(product);
const forbidden = (wrong: (arrow: Arrow) => boolean) => arrows.filter(wrong).map(({ text }) => text);

it("looked at files of every room", () => {
  for (const prefix of [
    "engine/",
    "contract",
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

const ENGINE: Record<string, readonly string[]> = {
  units: [],
  countries: [],
  geometry: ["units"],
  solar: ["units"],
  economics: ["units"],
  climate: ["units", "solar"],
  energy: ["units", "solar"],
  simulation: ["units", "solar", "climate", "energy"],
  layout: ["units", "geometry", "solar"],
  report: ["units", "countries", "simulation", "sizing", "money"],
  sizing: ["units", "countries", "geometry", "solar", "economics", "climate", "energy", "simulation"],
  roof: ["units", "geometry", "solar", "climate", "layout", "sizing"],
  validation: ["units", "solar", "economics", "energy", "sizing"],
  money: ["units", "countries", "economics", "sizing"],
  designer: ["units", "geometry", "solar", "layout", "roof", "sizing"],
  comparison: ["units", "economics", "simulation", "sizing", "money"],
};

it("keeps the engine pure: its rooms import only the rooms they may, and no package", () => {
  expect(
    forbidden(({ from, to }) => {
      if (!from.startsWith("engine/")) return false;
      const name = from.slice("engine/".length);
      return from !== to && !(ENGINE[name] ?? []).some((allowed) => to === `engine/${allowed}`);
    }),
  ).toEqual([]);
});

it("lets the contract know zod and the engine only", () => {
  expect(
    forbidden(({ from, to }) => from === "contract" && to !== "contract" && to !== "zod" && !to.startsWith("engine/")),
  ).toEqual([]);
});

it("lets the command line know the engine, the contract, zod and Node only", () => {
  expect(
    forbidden(
      ({ from, to }) => from === "cli" && !["cli", "contract", "zod"].includes(to) && !/^(engine\/|node:)/.test(to),
    ),
  ).toEqual([]);
  expect(forbidden(({ from, to }) => to === "cli" && from !== "cli" && from !== "tools")).toEqual([]);
});

it("keeps server and browser apart, and packages free of applications", () => {
  expect(
    forbidden(
      ({ from, to }) =>
        (from.startsWith("api/") && to.startsWith("web/")) ||
        (from.startsWith("web/") && to.startsWith("api/")) ||
        (/^(engine|contract)/.test(from) && /^(api|web)\//.test(to)),
    ),
  ).toEqual([]);
});

it("lets features meet only in the app", () => {
  expect(
    forbidden(
      ({ from, to }) => /^(api|web)\/features\//.test(from) && /^(api|web)\/features\//.test(to) && from !== to,
    ),
  ).toEqual([]);
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

it("imports tools, benches, journeys and test helpers from nowhere in the product", () => {
  expect(
    forbidden(
      ({ from, to }) =>
        /^(api|web|engine|contract)/.test(from) && (/^(tools|bench|journeys)$/.test(to) || to.endsWith("/testing")),
    ),
  ).toEqual([]);
});
