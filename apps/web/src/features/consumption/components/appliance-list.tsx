import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Project } from "@sunwright/contract/projects";
import { usePhone } from "../../../ui/use-media";
import { useRemoveAppliance, useUpdateAppliance } from "../api/appliances";
import { ApplianceCards } from "./appliance-cards";
import { ApplianceProject } from "./appliance-field";
import { ApplianceTable } from "./appliance-table";
import { EssentialNote } from "./essential-switch";
import { HoursBeingChosen } from "./hours-editor";

interface DrawnAppliancesProps {
  readonly project: Pick<Project, "id" | "systemType">;
  readonly appliances: readonly ProjectAppliance[];
}

/** The appliances of a project, at least one: a table, or cards on a phone. */
export function DrawnAppliances({ project, appliances }: DrawnAppliancesProps) {
  const update = useUpdateAppliance(project.id);
  const remove = useRemoveAppliance(project.id);
  const List = usePhone() ? ApplianceCards : ApplianceTable;
  return (
    <ApplianceProject value={project.id}>
      <HoursBeingChosen>
        <List
          appliances={appliances}
          onPatch={(appliance, patch) => update.mutateAsync({ appliance, patch })}
          onRemove={(appliance) =>
            remove.mutateAsync(appliance).then(
              () => true,
              () => false,
            )
          }
        />
      </HoursBeingChosen>
      <EssentialNote systemType={project.systemType} />
    </ApplianceProject>
  );
}
