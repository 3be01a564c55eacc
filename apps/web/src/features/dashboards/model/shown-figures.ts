import type { Role } from "@sunwright/contract/accounts";
import type { Figures } from "@sunwright/contract/dashboards";

/** What a person sees first: the figures of the specification, marked as sample, until own ones are asked for. */
const FIRST_SHOWN: Figures = "sample";

export const readShown = (stored: unknown): Figures => (stored === "own" || stored === "sample" ? stored : FIRST_SHOWN);

/** Own figures are for the role of the dashboard; everybody else sees the sample, whatever is remembered. */
export const shownFigures = (chosen: Figures, role: Role, needed: Role): Figures =>
  role === needed ? chosen : "sample";
