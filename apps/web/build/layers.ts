import { join } from "node:path";

/** What is asked of the bundler's graph. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** All modules that come with a module, at once. */
function cameWith(graph: Graph, id: string, found = new Set<string>()): ReadonlySet<string> {
  const info = graph.getModuleInfo(id);
  if (info === null || found.has(id)) return found;
  found.add(id);
  for (const imported of info.importedIds) cameWith(graph, imported, found);
  return found;
}

/**
 * Names the file of a module that a first picture needs. Left alone, the bundler makes a file for each set of pages that
 * share a module: the design page came in 122, a tenth larger than the same modules in 25, for gzip knows nothing of the
 * file before. In layers, each of which rests on those above it:
 *
 * - `start`: what every visit loads, and `routing` what all do but the auth screen's;
 * - `controls`: what the auth screen shares with the frame and the design page;
 * - `frame`: what every signed-in person's page has around it;
 * - `often`, `design-shared` and `design`: what the design page has and many others have, few others, or none.
 *
 * - `list`: what a list of appliances has besides. It is in the first picture of a design that somebody has worked on, and
 *   brought the 98 kB of `shared` with it;
 * - `result`: what the first page of a result or its report shares with the result's other pages and nothing else has; the
 *   summary came in 79 files, now in 57;
 * - `auth-icons`: what only the auth screen of these draws;
 * - `shared`: what the design page lacks and many others have: the projects page came in 46 files, now in 30 of the same size;
 *   `shared-first` what the first page of a result has of that, half.
 *
 * All else is the bundler's to divide. `folder` holds the sources.
 */
export function layers(folder: string) {
  let names: ReadonlyMap<string, string> | undefined;
  return (id: string, graph: Graph): string | null => {
    names ??= namesOf(graph, folder);
    return names.get(id) ?? null;
  };
}

function namesOf(graph: Graph, folder: string): ReadonlyMap<string, string> {
  const of = (file: string) => cameWith(graph, `${folder}/app/${file}`);
  const [start, auth, frame, design] = [of(START), of("start-auth.tsx"), of("frame/frame.tsx"), of(DESIGN)];
  const others = otherPages(graph, folder, [DESIGN]);
  const names = new Map<string, string>();
  for (const id of new Set([...start, ...auth, ...frame, ...design])) {
    const sharers = others.filter((page) => page.has(id)).length;
    const inDesign = sharers === 0 ? "design" : sharers < OFTEN ? "design-shared" : "often";
    if (start.has(id)) names.set(id, auth.has(id) ? "start" : "routing");
    else if (!auth.has(id)) names.set(id, frame.has(id) ? "frame" : inDesign);
    else if (frame.has(id) || design.has(id)) names.set(id, "controls");
    // Or they would stand with the icons that any two pages share.
    else if (ICON.test(id)) names.set(id, "auth-icons");
  }
  // It begins the application; in a file with others it would begin it again for whoever asks for them.
  names.delete(`${folder}/app/${START}`);
  for (const id of cameWith(graph, `${folder}/features/consumption/components/appliance-list.tsx`))
    if (!names.has(id) && !auth.has(id) && !ICON.test(id)) names.set(id, "list");
  const onResult = resultFirst(graph, folder);
  for (const id of new Set(others.flatMap((page) => [...page]))) {
    const known = names.has(id) || auth.has(id) || ICON.test(id);
    if (!known && others.filter((page) => page.has(id)).length >= MANY)
      names.set(id, onResult.has(id) ? "shared-first" : "shared");
  }
  for (const id of ofResult(graph, folder))
    if (!names.has(id) && !auth.has(id) && !ICON.test(id)) names.set(id, "result");
  return names;
}
const ICON = /\/node_modules\/lucide-react\//;
const DESIGN = "pages/design.tsx";
const START = "start.tsx";
/** So many other pages make a module one of `often`. Of 3 to 5 the one with which the other pages load least. */
const OFTEN = 3;
/** So many pages make a module one of `shared`. With 6 the projects page loads an eighth more. */
const MANY = 7;

const RESULT_FIRST = ["page/step-results.tsx", "results/summary-page.tsx"];
const REPORT = "../../report/components/print-report.tsx";
const RESULT_NEXT = ["results/energy-page.tsx", "results/wiring-page.tsx", "results/money-page.tsx"];
/** The roof's page has the report, too. */
const BESIDE_RESULT = [DESIGN, "pages/roof.tsx"];
const OFFLINE = ["room.ts", "start.ts", "unsent.ts"];

/** What the first page of a result has. */
const resultFirst = (graph: Graph, folder: string): ReadonlySet<string> =>
  new Set(RESULT_FIRST.flatMap((file) => [...cameWith(graph, join(folder, "features/design/components", file))]));

function ofResult(graph: Graph, folder: string): readonly string[] {
  const of = (file: string) => cameWith(graph, join(folder, "features/design/components", file));
  const first = [...RESULT_FIRST, REPORT].map(of);
  const all = [...first, ...RESULT_NEXT.map(of)];
  const elsewhere = [
    ...otherPages(graph, folder, BESIDE_RESULT),
    ...OFFLINE.map((file) => cameWith(graph, `${folder}/app/offline/${file}`)),
  ];
  const ids = new Set(first.flatMap((one) => [...one]));
  return [...ids].filter((id) => all.filter((one) => one.has(id)).length > 1 && !elsewhere.some((one) => one.has(id)));
}

/** What comes with each page of the router but these. */
function otherPages(graph: Graph, folder: string, but: readonly string[]): readonly ReadonlySet<string>[] {
  const pages = graph.getModuleInfo(`${folder}/app/routes.ts`)?.dynamicallyImportedIds ?? [];
  // Without them every module would seem to be of one page alone, and a page would load what others need.
  if (pages.length === 0) throw new Error("app/routes.ts names no page to be fetched");
  return pages.filter((page) => !but.some((end) => page.endsWith(end))).map((page) => cameWith(graph, page));
}
