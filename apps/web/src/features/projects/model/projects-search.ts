/** In which order projects stand; the first without a word in the address. */
export const PROJECT_SORTS = ["changed", "name"] as const;

/** What the address of the projects holds. */
export interface ProjectsSearch {
  readonly q?: string | undefined;
  readonly view?: "archived" | undefined;
  readonly sort?: "name" | undefined;
}

/** As the contract takes it. [characters] */
const WORDS_MOST = 100;

/** What is not ours is left out, and so is what the page shows by itself. */
export function projectsSearch(sent: Readonly<Record<string, unknown>>): ProjectsSearch {
  const q = typeof sent.q === "string" ? sent.q.trim().slice(0, WORDS_MOST) : "";
  return {
    q: q === "" ? undefined : q,
    view: sent.view === "archived" ? "archived" : undefined,
    sort: sent.sort === "name" ? "name" : undefined,
  };
}
