import type { Parameters, Project } from "@sunwright/contract/projects";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isProjectChanged, projectQuery, useUpdateProject } from "../../api/project";
import { keepMine, outsideChanges, parametersOf, type OutsideChange } from "../../model/parameters";
import type { ParametersState } from "../parameters/use-parameters-form";

export type Wanted = "save" | "calculate";

export interface Conflict {
  readonly newest: Project;
  readonly changes: readonly OutsideChange[];
  /** What was on its way: it goes on once the person has chosen. */
  readonly wanted: Wanted;
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
    setConflict({ newest, changes, wanted });
    return null;
  };
  return { store, conflict, dismissConflict: () => setConflict(null) };
}
