import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Project } from "@sunwright/contract/projects";
import { say } from "@sunwright/words/consumption";
import { useEffect, useRef } from "react";
import { Notice } from "../../../ui/notice";
import { usePhone } from "../../../ui/use-media";
import { useAddAppliance, useRemoveAppliance, useUpdateAppliance } from "../api/appliances";
import { applianceName, applianceToRestore } from "../model/appliances";
import { ApplianceCards } from "./appliance-cards";
import { ApplianceProject } from "./appliance-field";
import { ApplianceTable } from "./appliance-table";
import { EssentialNote } from "./essential-switch";
import { HoursBeingChosen } from "./hours-editor";

interface DrawnAppliancesProps {
  readonly project: Pick<Project, "id" | "systemType">;
  readonly appliances: readonly ProjectAppliance[];
  readonly onRemoved: (appliance: ProjectAppliance) => void;
}

/** The appliances of a project, at least one: a table, or cards on a phone. */
export function DrawnAppliances({ project, appliances, onRemoved }: DrawnAppliancesProps) {
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
              () => {
                onRemoved(appliance);
                return true;
              },
              () => false,
            )
          }
        />
      </HoursBeingChosen>
      <EssentialNote systemType={project.systemType} />
    </ApplianceProject>
  );
}

interface RemovedApplianceProps {
  readonly projectId: string;
  readonly appliance: ProjectAppliance;
  readonly onRestored: () => void;
}

/** The last one that was removed, and the way back, which no toast lies over: it is scrolled to above where they stand. */
export function RemovedAppliance({ projectId, appliance, onRestored }: RemovedApplianceProps) {
  const add = useAddAppliance(projectId);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.scrollIntoView({ block: "nearest", behavior: "instant" }), []);
  return (
    <div ref={line} className="mx-5 my-4 scroll-mt-20 scroll-mb-[calc(136px+var(--bottom-bar-height,0px))]">
      <Notice
        text={say("removed", { name: applianceName(appliance) })}
        action={say("undo")}
        busy={add.isPending}
        onPress={() => add.mutate(applianceToRestore(appliance), { onSuccess: onRestored })}
      />
    </div>
  );
}
