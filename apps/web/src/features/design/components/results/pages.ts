import { use } from "react";
import type { ResultPage } from "../../../../lib/result-pages";
import { onDemand, type Script } from "../../../../ui/on-demand";
import { ToolsSlot, type ToolPage, type ToolPageModule } from "../../tools-slot";
import type { DesignPageModule } from "./page-props";

export type DesignPage = Exclude<ResultPage, ToolPage>;

/** Each page is a script of its own, fetched when it is opened or somebody turns to its tab. */
const DESIGN_PAGES: Readonly<Record<DesignPage, Script<DesignPageModule>>> = {
  summary: onDemand(() => import("./summary-page")),
  energy: onDemand(() => import("./energy-page")),
  wiring: onDemand(() => import("./wiring-page")),
  money: onDemand(() => import("./money-page")),
};

/** Of another page than these, its tool is fetched when it stands. */
export const fetchDesignPage = async (page: ResultPage): Promise<void> => {
  if (isDesignPage(page)) await DESIGN_PAGES[page].fetched();
};

const isDesignPage = (page: ResultPage): page is DesignPage => Object.hasOwn(DESIGN_PAGES, page);

/** What a page is made by: of a design, or of a project alone. */
export type PageScript =
  | { readonly of: "design"; readonly script: Script<DesignPageModule> }
  | { readonly of: "project"; readonly script: Script<ToolPageModule> };

export function useScriptOf(): (page: ResultPage) => PageScript {
  const { pages } = use(ToolsSlot);
  return (page) =>
    isDesignPage(page) ? { of: "design", script: DESIGN_PAGES[page] } : { of: "project", script: pages[page] };
}
