import { expect, it } from "vitest";
import { chunks } from "./chunks";

const DESIGN = "features/design/components";
const MODULES: Readonly<Record<string, readonly string[]>> = {
  "app/main.tsx": ["lib/language.ts"],
  "app/start.tsx": ["lib/session.ts", "node_modules/react/index.js"],
  "app/start-auth.tsx": ["lib/session.ts", "ui/form.tsx"],
  "app/frame/frame.tsx": ["lib/session.ts", "ui/menu.tsx"],
  "app/pages/design.tsx": ["ui/menu.tsx", "ui/steps.tsx"],
  "app/pages/orders.tsx": ["ui/form.tsx", "ui/table.tsx"],
  "app/pages/quotes.tsx": ["ui/table.tsx", "ui/menu.tsx"],
  [`${DESIGN}/page/step-results.tsx`]: ["ui/menu.tsx"],
};
const LATER = Object.keys(MODULES).slice(1);

function nameIn(later: readonly string[], size = 20_000) {
  const graph = {
    getModuleInfo: (id: string) => {
      const name = id.replace("/src/", "");
      return {
        code: "x".repeat(size),
        importedIds: (MODULES[name] ?? []).map((each) => `/src/${each}`),
        dynamicallyImportedIds: name === "app/main.tsx" ? later.map((each) => `/src/${each}`) : [],
      };
    },
  };
  const name = chunks("/src");
  return (module: string) => name(`/src/${module}`, graph);
}

it("gives what several pages need a file, called after a module in it, and leaves a page with what it alone needs", () => {
  const name = nameIn(LATER);
  expect(name("ui/table.tsx")).toBe("table");
  expect(name("ui/menu.tsx")).toBe("menu");
  expect(name("lib/session.ts")).toBe("session");
  for (const own of ["app/start.tsx", "app/pages/design.tsx", "ui/steps.tsx", "lib/language.ts"])
    expect(name(own), own).toBeNull();
  expect(name("node_modules/react/index.js")).toBeNull();
});

it("stops the build where the pages are not found", () => {
  expect(() => nameIn([])("app/start.tsx")).toThrow("no page to be fetched");
});
