import type { readProjectParts } from "@sunwright/contract/parts";
import { queryOptions } from "@tanstack/react-query";
import { read, route } from "../../../lib/api";

const READ = route<typeof readProjectParts>("GET", "/api/projects/:id/parts");

/** The parts of the equipment library that a project is designed with. */
export const partsQuery = (id: string) => queryOptions({ ...read(READ, { params: { id } }), staleTime: Infinity });
