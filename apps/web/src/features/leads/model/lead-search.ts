import { LEAD_SORTS, LEAD_VIEWS, type LeadSort, type LeadView } from "@sunwright/contract/request-states";

/** What the address of the leads holds. */
export interface LeadSearch {
  readonly view?: LeadView | undefined;
  readonly sort?: LeadSort | undefined;
  /** Of the place's name. */
  readonly q?: string | undefined;
  readonly after?: string | undefined;
  /** The one that is read beside the list. */
  readonly lead?: string | undefined;
}

const WORDS_MOST = 200;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idIn = (sent: unknown) => (typeof sent === "string" && ID.test(sent) ? sent : undefined);

/** What is not ours is left out, and so is what the list shows by itself. */
export function leadSearch(sent: Readonly<Record<string, unknown>>): LeadSearch {
  const view = LEAD_VIEWS.find((each) => each === sent.view);
  const sort = LEAD_SORTS.find((each) => each === sent.sort);
  const q = typeof sent.q === "string" ? sent.q.trim().slice(0, WORDS_MOST) : "";
  return {
    view: view === "waiting" ? undefined : view,
    sort: sort === "fit" ? undefined : sort,
    q: q === "" ? undefined : q,
    after: idIn(sent.after),
    lead: idIn(sent.lead),
  };
}
