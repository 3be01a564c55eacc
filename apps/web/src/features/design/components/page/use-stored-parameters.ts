import type { listHistory, Parameters, Project } from "@sunwright/contract/projects";
import { parametersOf } from "@sunwright/engine/parameters/parameters";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { read, route } from "../../../../lib/api";
import { useUpdateProject } from "../../../../lib/project-queries";
import { isProjectChanged, projectQuery } from "../../../../lib/project-queries";
import { keepMine, outsideChanges, type OutsideChange } from "../../../parameters/model/parameters";
import type { ParametersState } from "../../../parameters/components/use-parameters-form";

const HISTORY = route<typeof listHistory>("GET", "/api/projects/:id/history");

export type Wanted = "save" | "calculate";

export interface Conflict {
  readonly newest: Project;
  readonly changes: readonly OutsideChange[];
  /** Who saved in between; null where the history does not say. */
  readonly by: string | null;
  /** What was on its way: it goes on once the person has chosen. */
  readonly wanted: Wanted;
}

/** Who changed one of these fields last, by the project's history. The choice does not wait for it when it fails. */
async function whoChanged(client: QueryClient, projectId: string, changes: readonly OutsideChange[]) {
  const history = await client
    .fetchQuery({ ...read(HISTORY, { params: { id: projectId } }), staleTime: 0 })
    .catch(() => null);
  const entry = history?.find((item) => changes.some(({ name }) => name in item.changes));
  return entry?.name ?? null;
}

/** Saves the parameters; where somebody else saved in between, both sides are put before the person. */
export function useStoredParameters(projectId: string, parameters: ParametersState) {
  const client = useQueryClient();
  const update = useUpdateProject(projectId);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** The project as saved; null when there is a conflict to look at. Throws when the save failed. */
  const store = async (sent: Parameters, version: number, wanted: Wanted): Promise<Project | null> => {
    try {
      const saved = await update.mutateAsync({ ...sent, version });
      parameters.accept(saved, sent);
      return saved;
    } catch (error) {
      if (!isProjectChanged(error)) throw error;
    }
    const newest = await client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 });
    if (newest === null) throw new Error("The session has ended");
    const base = parameters.base.parameters;
    const theirs = parametersOf(newest);
    const changes = outsideChanges(base, sent, theirs);
    // Another version with the same parameters, a new name for instance, contradicts nothing.
    if (changes.length === 0) return store(keepMine(base, sent, theirs), newest.version, wanted);
    setConflict({ newest, changes, by: await whoChanged(client, projectId, changes), wanted });
    return null;
  };
  return { store, conflict, dismissConflict: () => setConflict(null) };
}
