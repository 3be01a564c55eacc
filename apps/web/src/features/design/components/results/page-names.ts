import { say } from "@sunwright/words/result-pages";
import type { ResultPage } from "../../../../lib/result-pages";

export const PAGE_NAMES: Readonly<Record<ResultPage, string>> = {
  summary: say("page.summary"),
  energy: say("page.energy"),
  wiring: say("page.wiring"),
  money: say("page.money"),
  roof: say("page.roof"),
  compare: say("page.compare"),
  people: say("page.people"),
};

/** Of the browser's tab. */
export const resultTitle = (page: ResultPage, project: string) =>
  say("page.title", { project, page: PAGE_NAMES[page] });
