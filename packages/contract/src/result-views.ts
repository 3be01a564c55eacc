/** How much a page of results shows: what a household decides by, or every figure. Free of zod, for the first script of a page. */
export const RESULT_VIEWS = ["home", "engineer"] as const;
export type ResultView = (typeof RESULT_VIEWS)[number];

export interface ViewChoice {
  readonly role: string;
  /** Null where they never chose. */
  readonly resultView: ResultView | null;
}

/** What a person sees first: their own choice, else Home but for whose trade it is. */
export const resultViewOf = ({ role, resultView }: ViewChoice): ResultView =>
  resultView ?? (role === "end_user" ? "home" : "engineer");
