import { THREADS_SHOWN, type ThreadsShown } from "@sunwright/contract/threads";

/** What the address of the messages holds of their list. */
export interface ThreadSearch {
  readonly q?: string | undefined;
  readonly which?: ThreadsShown | undefined;
  readonly page?: number | undefined;
}

const WORDS_MOST = 200;
const PAGE_MOST = 100;

/** What is not ours is left out, and so is what the page shows by itself. */
export function threadSearch(sent: Readonly<Record<string, unknown>>): ThreadSearch {
  const q = typeof sent["q"] === "string" ? sent["q"].trim().slice(0, WORDS_MOST) : "";
  const which = THREADS_SHOWN.find((each) => each === sent["which"]);
  const page = Number(sent["page"]);
  return {
    q: q === "" ? undefined : q,
    which: which === "all" ? undefined : which,
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MOST ? page : undefined,
  };
}

/** As texts, for the address. */
export const threadAddress = ({ q, which, page }: ThreadSearch) => ({
  q,
  which,
  page: page === undefined ? undefined : String(page),
});
