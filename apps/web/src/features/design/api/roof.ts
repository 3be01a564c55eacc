import type { readPanelPlacement } from "@sunwright/contract/roof";
import { queryOptions } from "@tanstack/react-query";
import { read, route } from "../../../lib/api";

const PLACEMENT = route<typeof readPanelPlacement>("GET", "/api/projects/:id/panel-placement");

export const placementQuery = (id: string) => queryOptions(read(PLACEMENT, { params: { id } }));
