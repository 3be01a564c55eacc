import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { divide, type Divided, type Load } from "./divide.ts";

/** What is asked of the bundler's graph. */
interface Graph {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** What an upgrade alone changes has a file of its own, which every page loads. */
export const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|clsx|@tanstack\/(react-)?query(-core)?)\//;

/**
 * A request with its headers, and what gzip would have known of the file before, in characters of a source: about 4 kB as
 * sent. With 10,000 the design page comes in 14 files and 155.2 kB, with 12,000 in 13 and 154.0, with 13,000 in 13 and 153.8.
 */
const FILE_COST = 12_000;

/** The bundler takes what they say out of their code. */
const STYLES = /\.css$/;
/** Texts in another language than English, and the list of them: each lies as its room in English lies. */
const LANGUAGE = /^.language:|\/packages\/words\/src\/languages\/([a-z]+)\/([\w-]+)\.ts(\?first)?$/;
const PAGE = /\/app\/pages\/[\w-]+\.tsx$/;
const RESULT = "features/design/components";
/** Pages that a visitor reads, without the frame of the signed-in. */
const FOR_VISITORS = /\/pages\/(check-quote|reset-password|shared|validation)\.tsx$/;

/**
 * Names the file of a module. Left alone, the bundler makes a file for each set of pages that share a module: the design
 * page came in 122. `divide` joins them where that costs pages little. `folder` holds the sources.
 */
export function chunks(folder: string) {
  let names: ReadonlyMap<string, string> | undefined;
  return (id: string, graph: Graph): string | null => {
    names ??= namesOf(graph, folder);
    const [language, code, room, part = ""] = LANGUAGE.exec(id) ?? [];
    if (language === undefined) return names.get(id) ?? null;
    if (code === undefined || room === undefined) return `${TEXTS}${id.slice(id.indexOf(":") + 1)}`;
    if (room === "language") return `${TEXTS}${code}`;
    const english = `${id.slice(0, -language.length)}/packages/words/src/rooms/${room}.ts${part}`;
    return `${TEXTS}${code}-${names.get(english) ?? room}`;
  };
}

/** With it the names of files of texts begin. */
export const TEXTS = "texts-";

function namesOf(graph: Graph, folder: string): ReadonlyMap<string, string> {
  const { modules, begun } = modulesOf(graph, join(folder, "app/main.tsx"));
  // Without them all would lie in one file.
  if (![...begun].some((id) => PAGE.test(id))) throw new Error("The application has no page to be fetched");
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const ids of divide({ modules, loads: loadsOf([...begun], folder), fileCost: FILE_COST })) {
    const name = freeName(largest(ids, modules), taken);
    for (const id of ids) names.set(id, name);
  }
  return names;
}

/** A file is called after the largest module in it, so that its name stays when other files change. */
const largest = (ids: readonly string[], modules: ReadonlyMap<string, Divided>) =>
  basename(ids.toSorted((one, other) => sizeOf(other, modules) - sizeOf(one, modules))[0] ?? "").replace(/\W.*$/, "");
const sizeOf = (id: string, modules: ReadonlyMap<string, Divided>) => modules.get(id)?.size ?? 0;

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let again = 2; taken.has(name); again++) name = `${wanted}-${again}`;
  taken.add(name);
  return name;
}

/** All modules of the application but the framework's, and those with which something begins that is fetched later. */
function modulesOf(graph: Graph, first: string) {
  const modules = new Map<string, Divided>();
  const begun = new Set([first]);
  const visit = (id: string) => {
    const info = graph.getModuleInfo(id);
    if (info === null || modules.has(id) || FRAMEWORK.test(id) || LANGUAGE.test(id)) return;
    modules.set(id, {
      size: STYLES.test(id) ? statSync(id).size : (info.code?.length ?? 0),
      imports: info.importedIds,
    });
    for (const imported of info.importedIds) visit(imported);
    for (const later of info.dynamicallyImportedIds) {
      if (LANGUAGE.test(later)) continue;
      begun.add(later);
      visit(later);
    }
  };
  visit(first);
  return { modules, begun };
}

/**
 * Where people begin counts most, then each page, then what a page fetches later. What the first script brings stands in
 * the HTML: styles among it would come before those that say in which order layers go, so it brings nothing in vain.
 */
function loadsOf(begun: readonly string[], folder: string): readonly Load[] {
  const of = (...files: readonly string[]) => files.map((file) => join(folder, file));
  const start = of("app/main.tsx", "app/start.tsx");
  const framed = [...start, ...of("app/frame/frame.tsx")];
  const design = [...framed, ...of("app/pages/design.tsx")];
  const result = (page: string) => [
    ...design,
    ...of(`${RESULT}/page/step-results.tsx`, `${RESULT}/results/${page}-page.tsx`),
  ];
  return [
    { roots: of("app/main.tsx"), weight: 1_000_000 },
    { roots: of("app/main.tsx", "app/start-auth.tsx"), weight: 100 },
    { roots: design, weight: 100 },
    { roots: [...start, ...of("app/pages/shared.tsx")], weight: 40 },
    { roots: result("summary"), weight: 20 },
    { roots: [...design, ...of("features/consumption/components/appliance-list.tsx")], weight: 10 },
    { roots: [...framed, ...of("app/pages/marketplace.tsx")], weight: 6 },
    { roots: [...framed, ...of("app/pages/projects.tsx")], weight: 6 },
    ...["energy", "wiring", "money"].map((page) => ({ roots: result(page), weight: 4 })),
    ...begun.map((root) => ({
      roots: [...(FOR_VISITORS.test(root) ? start : framed), root],
      weight: PAGE.test(root) ? 2 : 0.5,
    })),
  ];
}
