/** The pages of one result, in the order of their tabs; each name is the end of its address. */
export const RESULT_PAGES = ["summary", "energy", "wiring", "money", "roof", "compare", "people"] as const;
export type ResultPage = (typeof RESULT_PAGES)[number];

/** The pages of a design that carries nothing: there is no hour to look at, no money to save and no roof to fill. */
export const PAGES_OF_NO_LOAD: readonly ResultPage[] = ["summary", "wiring"];

/** On which page each lettered view stands, as comments and the report name it. */
const PAGE_OF_VIEW = {
  A: "summary",
  B: "energy",
  C: "energy",
  D: "energy",
  E: "energy",
  F: "energy",
  G: "wiring",
  H: "energy",
  I: "wiring",
  J: "wiring",
  M: "money",
} as const satisfies Readonly<Record<string, ResultPage>>;
export type ViewLetter = keyof typeof PAGE_OF_VIEW;

export const isViewLetter = (text: string): text is ViewLetter => Object.hasOwn(PAGE_OF_VIEW, text);

/** What follows # in the address of a view, and the id it has on its page. */
export const viewAnchor = (letter: string): string => `view-${letter}`;

const PATH = /\/results(?:\/([^/]*))?\/?$/;

/** The address of the design that an address belongs to, without the page of its result. */
export const designPath = (pathname: string): string => pathname.replace(PATH, "") || "/";

export interface AskedPage {
  /** Null for an address that names none of the pages. */
  readonly page: ResultPage | null;
}

/** Which page of a result an address asks for; null where it asks for no result. */
export function askedPage(pathname: string): AskedPage | null {
  const found = PATH.exec(pathname);
  return found && { page: RESULT_PAGES.find((page) => page === found[1]) ?? null };
}

/** The address of a page of the result, on the design that `pathname` is an address of. */
export const resultPath = (pathname: string, page: ResultPage): string =>
  `${designPath(pathname).replace(/\/$/, "")}/results/${page}`;

/** Where a view stands: the address of its page, and what follows #. */
export const viewAddress = (pathname: string, letter: ViewLetter): string =>
  `${resultPath(pathname, PAGE_OF_VIEW[letter])}#${viewAnchor(letter)}`;

/** Both are one page of the application: its frame stays, and so do the focus and the place on it. */
export const isSameDesign = (one: string, other: string): boolean => designPath(one) === designPath(other);
