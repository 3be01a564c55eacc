import { say } from "@sunwright/words/consumption";
import type { Project } from "@sunwright/contract/projects";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { Empty } from "../../../ui/empty";
import { ErrorRow } from "../../../ui/error-row";
import { Sheet } from "../../../ui/sheet";
import { SkeletonRows } from "../../../ui/skeleton";
import { HouseSymbol } from "../../../ui/symbols";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs";
import { toast } from "../../../ui/toast-store";
import { catalogueQuery, useAddAppliance, useRemoveAppliance, useUpdateAppliance } from "../api/appliances";
import { useUpdateProject } from "../../../lib/project-queries";
import { appliancesQuery } from "../../../lib/project-queries";
import { directDraftName } from "../model/typed-texts";
import { Notice } from "../../../ui/notice";
import { useDraft } from "./use-draft";
import { usePhone } from "../../../ui/use-media";
import { AddAppliance } from "./add-appliance";
import { ApplianceCards } from "./appliance-cards";
import { ApplianceProject } from "./appliance-field";
import { ApplianceTable } from "./appliance-table";
import { EssentialNote } from "./essential-switch";
import { directSummary } from "@sunwright/report/direct-load";
import { DirectInput } from "./direct-input";
import { useDirectCalculation } from "./use-direct-calculation";

const TABS = ["appliances", "direct"] as const;

export function CalculatorSection({ project }: { readonly project: Project }) {
  const [tab, setTab] = useState<(typeof TABS)[number]>(project.consumptionSource);
  return (
    <Sheet aria-labelledby="calculator-heading" className="overflow-hidden">
      <Tabs value={tab} onValueChange={setTab} values={TABS}>
        <div className="px-5 pt-4.5">
          <h2 id="calculator-heading" tabIndex={-1} className="type-h2 outline-none">
            {say("title")}
          </h2>
          <TabList label={say("tabs")} className="-mx-5 mt-2.5 px-3.5">
            <Tab value="appliances">{say("tab.appliances")}</Tab>
            <Tab value="direct">{say("tab.direct")}</Tab>
          </TabList>
        </div>
        <TabPanel value="appliances">
          <AppliancesPanel project={project} />
        </TabPanel>
        <TabPanel value="direct" keepMounted className="data-[state=inactive]:hidden">
          <DirectPanel project={project} />
        </TabPanel>
      </Tabs>
    </Sheet>
  );
}

function AppliancesPanel({ project }: { readonly project: Project }) {
  const catalogue = useQuery(catalogueQuery);
  const add = useAddAppliance(project.id);
  const update = useUpdateProject(project.id);
  const useAppliances = () =>
    update.mutate(
      { consumptionSource: "appliances" },
      {
        onError: (error) =>
          toast({
            tone: "bad",
            title: say("toast.updateFailed"),
            description: userMessageOf(error, say("tryAgain")),
          }),
      },
    );
  return (
    <>
      {project.consumptionSource === "direct" && (
        <Notice
          className="mx-5 my-4"
          text={say("sizedFromDirect", { figures: directSummary(project) })}
          action={say("useTheseAppliances")}
          onPress={useAppliances}
        />
      )}
      <AddAppliance
        projectId={project.id}
        catalogue={catalogue.data ?? []}
        busy={add.isPending}
        onAdd={(body) => add.mutateAsync(body)}
      />
      <ApplianceList projectId={project.id} systemType={project.systemType} />
    </>
  );
}

interface ApplianceListProps {
  readonly projectId: string;
  readonly systemType: Project["systemType"];
}

function ApplianceList({ projectId, systemType }: ApplianceListProps) {
  const phone = usePhone();
  const appliances = useQuery(appliancesQuery(projectId));
  const update = useUpdateAppliance(projectId);
  const remove = useRemoveAppliance(projectId);
  if (appliances.isPending) return <SkeletonRows rows={3} showLabel label={say("list.loading")} className="m-5" />;
  if (appliances.isError)
    return (
      <ErrorRow
        className="m-5"
        message={say("list.notLoaded")}
        detail={say("list.safe")}
        onRetry={() => void appliances.refetch()}
        retrying={appliances.isFetching}
      />
    );
  const list = appliances.data ?? [];
  if (list.length === 0)
    return (
      <Empty symbol={<HouseSymbol />} className="m-5">
        {say("list.empty")}
      </Empty>
    );
  const List = phone ? ApplianceCards : ApplianceTable;
  return (
    <ApplianceProject value={projectId}>
      <List
        appliances={list}
        onPatch={(appliance, patch) => update.mutateAsync({ appliance, patch })}
        onRemove={(appliance) =>
          remove.mutateAsync(appliance).then(
            () => true,
            () => false,
          )
        }
      />
      <EssentialNote systemType={systemType} />
    </ApplianceProject>
  );
}

function DirectPanel({ project }: { readonly project: Project }) {
  const draft = useDraft(directDraftName(project.id));
  const { state, calculate } = useDirectCalculation(project.id, draft.clear);
  const { directDailyConsumption, directPeakPower } = project;
  const stored = directDailyConsumption !== null && directPeakPower !== null;
  return (
    <>
      {stored && project.consumptionSource === "appliances" && (
        <Notice
          className="mx-5 mt-4"
          text={say("sizedFromAppliances")}
          action={say("useTheseFigures")}
          onPress={() => void calculate({ directDailyConsumption, directPeakPower })}
        />
      )}
      <DirectInput project={project} state={state} draft={draft} onFigures={(figures) => void calculate(figures)} />
    </>
  );
}
