import { expect, it } from "vitest";
import { layers } from "./layers";

const DESIGN = "features/design/components";
/** What each module loads at once; what is loaded later stands under `later`. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  "app/start.tsx": ["app/router.tsx", "lib/session.ts"],
  "app/router.tsx": ["app/routes.ts"],
  "app/routes.ts": [],
  "app/start-auth.tsx": ["lib/session.ts", "ui/form.tsx"],
  "app/frame/frame.tsx": ["lib/session.ts", "ui/menu.tsx"],
  "app/pages/design.tsx": ["lib/session.ts", "design/steps.tsx"],
  "features/consumption/components/appliance-list.tsx": ["ui/menu.tsx", "ui/row.tsx"],
  [`${DESIGN}/page/step-results.tsx`]: ["lib/texts.ts"],
  [`${DESIGN}/results/summary-page.tsx`]: [],
};
const PAGES = Array.from({ length: 7 }, (_, index) => `app/pages/page-${index}.tsx`);

function nameIn(pages: readonly string[]) {
  const modules = new Map(Object.entries(MODULES));
  for (const page of pages) modules.set(page, ["ui/row.tsx", "lib/texts.ts", "ui/table.tsx"]);
  const later = new Map([["app/routes.ts", ["app/pages/design.tsx", ...pages]]]);
  const absolute = (names: readonly string[] = []) => names.map((name) => `/src/${name}`);
  const graph = {
    getModuleInfo: (id: string) => {
      const name = id.replace("/src/", "");
      return {
        importedIds: absolute(modules.get(name)),
        dynamicallyImportedIds: absolute(later.get(name)),
      };
    },
  };
  const name = layers("/src");
  return (module: string) => name(`/src/${module}`, graph);
}

it("leaves the file that begins the application alone, and parts what the auth screen does without", () => {
  const name = nameIn(PAGES);
  expect(name("app/start.tsx")).toBeNull();
  expect(name("lib/session.ts")).toBe("start");
  expect(name("app/router.tsx")).toBe("routing");
  expect(name("ui/menu.tsx")).toBe("frame");
  expect(name("design/steps.tsx")).toBe("design");
});

it("brings with a list of appliances what it has, and with a result its own part of what many pages share", () => {
  const name = nameIn(PAGES);
  expect(name("ui/row.tsx")).toBe("list");
  expect(name("lib/texts.ts")).toBe("shared-first");
  expect(name("ui/table.tsx")).toBe("shared");
});

it("stops the build where the pages are not found", () => {
  const graph = { getModuleInfo: () => ({ importedIds: [], dynamicallyImportedIds: [] }) };
  expect(() => layers("/src")("/src/app/start.tsx", graph)).toThrow("names no page to be fetched");
});
