import type { Project } from "@sunwright/contract/projects";
import { createContext, type ReactNode } from "react";
import type { ResultPage } from "../../lib/result-pages";
import { onDemand, type Script } from "../../ui/on-demand";

export type ToolPage = Extract<ResultPage, "roof" | "compare" | "people">;
export interface ToolPageModule {
  readonly Page: (props: { readonly project: Project }) => ReactNode;
}

/** The further tools of a sized project, on the last pages of its result. */
export interface Tools {
  readonly pages: Readonly<Record<ToolPage, Script<ToolPageModule>>>;
  /** How much there is on a page, after its name. */
  readonly count: (page: ToolPage, project: Project) => ReactNode;
}

const none = onDemand<ToolPageModule>(() => Promise.reject(new Error("There is no such tool here")));

/** They are other features: the app says which. */
export const ToolsSlot = createContext<Tools>({
  pages: { roof: none, compare: none, people: none },
  count: () => null,
});
