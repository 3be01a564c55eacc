import type { Project } from "@sunwright/contract/projects";
import { createContext, type ReactNode } from "react";

/** The further tools of a sized project, below its results. They are other features: the app says which. */
export const ToolsSlot = createContext<(project: Project) => ReactNode>(() => null);
