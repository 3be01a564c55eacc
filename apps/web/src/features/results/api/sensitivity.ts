import type { Project } from "@sunwright/contract/projects";
import type { Sensitivity } from "@sunwright/engine/sensitivity/sensitivity";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { askWorker } from "../../parameters/api/preview";
import { hoursQuery, weatherOf } from "./design-hours";

/** What a stored design does in a world that differs. The worker answers one question at a time: the hours come first. */
export function useSensitivity(project: Project, design: Design) {
  const client = useQueryClient();
  const hours = useQuery({ ...hoursQuery(client, project, design), enabled: false });
  const { basis, panels, battery, simulation } = design;
  const asked = { basis, panels: panels.capacity.value, battery: battery.capacity.value };
  return useQuery({
    queryKey: ["design-sensitivity", project.id, project.calculatedAt, asked],
    queryFn: async (): Promise<Sensitivity | null> => {
      const weather = await weatherOf(client, project, simulation);
      const answer = await askWorker({ kind: "sensitivity", asked, weather });
      if (answer.kind !== "sensitivity") throw new Error("The preview answered another question");
      return answer.sensitivity;
    },
    enabled: hours.isFetched,
    staleTime: Infinity,
    retry: false,
  });
}
