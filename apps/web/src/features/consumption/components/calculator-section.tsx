import { say } from "@sunwright/words/consumption";
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Project } from "@sunwright/contract/projects";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { later } from "../../../lib/later";
import { Empty } from "../../../ui/empty";
import { ErrorRow } from "../../../ui/error-row";
import { Sheet } from "../../../ui/sheet";
import { SkeletonRows } from "../../../ui/skeleton";
import { HouseSymbol } from "../../../ui/symbols";
import { onDemand } from "../../../ui/on-demand";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs";
import { toast } from "../../../ui/toast-store";
import { catalogueQuery, useAddAppliance } from "../api/appliances";
import { useUpdateProject } from "../../../lib/project-queries";
import { appliancesQuery } from "../../../lib/project-queries";
import { Notice } from "../../../ui/notice";
import { AddAppliance } from "./add-appliance";
import { directSummary } from "@sunwright/report/direct-load";

const TABS = ["appliances", "bill", "meter", "direct"] as const;

const applianceList = onDemand(() => import("./appliance-list"));
const largeLoads = onDemand(() => import("./large-loads"));
const billPanel = onDemand(() => import("./bill-panel"));
const meterPanel = onDemand(() => import("./meter-panel"));
const directPanel = onDemand(() => import("./direct-panel"));

/** After the page stands and what it asked for has come: both are then there when a connection breaks. [ms] */
const LATER_MS = 3_000;

export function CalculatorSection({ project }: { readonly project: Project }) {
  const [tab, setTab] = useState<(typeof TABS)[number]>(project.consumptionSource);
  const direct = directPanel.useLoaded();
  const bill = billPanel.useLoaded();
  const meter = meterPanel.useLoaded();
  /** How often a bill or a meter has filled the boxes of Direct Input, which then begin again with what the project holds. */
  const [billed, setBilled] = useState(0);
  const [awaited, setAwaited] = useState<number | null>(null);
  if (awaited !== null && project.directDailyConsumption === awaited) {
    setAwaited(null);
    setBilled(billed + 1);
  }
  useEffect(() => {
    if (tab === "direct") directPanel.load();
    if (tab === "bill") billPanel.load();
    if (tab === "meter") meterPanel.load();
    return later(LATER_MS, () => [applianceList.load, directPanel.load]);
  }, [tab]);
  return (
    <Sheet aria-labelledby="calculator-heading" className="overflow-hidden">
      <Tabs value={tab} onValueChange={setTab} values={TABS}>
        <div className="px-5 pt-4.5">
          <h2 id="calculator-heading" tabIndex={-1} className="type-h2 outline-none">
            {say("title")}
          </h2>
          <TabList label={say("tabs")} className="-mx-5 mt-2.5 px-3.5">
            <Tab value="appliances">{say("tab.appliances")}</Tab>
            <Tab value="bill">{say("tab.bill")}</Tab>
            <Tab value="meter">{say("tab.meter")}</Tab>
            <Tab value="direct">{say("tab.direct")}</Tab>
          </TabList>
        </div>
        <TabPanel value="appliances">
          <AppliancesPanel project={project} />
        </TabPanel>
        <TabPanel value="bill">{bill && <bill.BillPanel project={project} onUsed={setAwaited} />}</TabPanel>
        <TabPanel value="meter">{meter && <meter.MeterPanel project={project} onUsed={setAwaited} />}</TabPanel>
        <TabPanel value="direct" keepMounted className="data-[state=inactive]:hidden">
          {direct && <direct.DirectPanel key={billed} project={project} />}
        </TabPanel>
      </Tabs>
    </Sheet>
  );
}

function AppliancesPanel({ project }: { readonly project: Project }) {
  const catalogue = useQuery(catalogueQuery);
  const add = useAddAppliance(project.id);
  const large = largeLoads.useLoaded();
  useEffect(() => later(LATER_MS, () => [largeLoads.load]), []);
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
        onAdd={(body) => {
          applianceList.load();
          return add.mutateAsync(body);
        }}
      />
      {large !== null && (
        <large.LargeLoads
          project={project}
          busy={add.isPending}
          onAdd={(body) => {
            applianceList.load();
            return add.mutateAsync(body);
          }}
        />
      )}
      <ApplianceList project={project} />
    </>
  );
}

interface ApplianceListProps {
  readonly project: Project;
}

/** A new project has none to list: what draws them comes with the first, or with a project that was worked on before. */
function ApplianceList({ project }: ApplianceListProps) {
  const appliances = useQuery(appliancesQuery(project.id));
  const drawn = applianceList.useLoaded();
  const [removed, setRemoved] = useState<ProjectAppliance | null>(null);
  const list = appliances.data ?? [];
  const some = list.length > 0 || project.version > FIRST_VERSION;
  // What has just come is drawn in slices; what was there before is there at once.
  const stands = useDeferredValue(appliances.isSuccess && drawn !== null);
  useEffect(() => {
    if (some) applianceList.load();
  }, [some]);
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
  if (appliances.isPending || (list.length > 0 && (drawn === null || !stands)))
    return <SkeletonRows rows={3} showLabel label={say("list.loading")} className="m-5" />;
  return (
    <>
      {list.length === 0 || drawn === null ? (
        <Empty symbol={<HouseSymbol />} className="m-5">
          {say("list.empty")}
        </Empty>
      ) : (
        <drawn.DrawnAppliances project={project} appliances={list} onRemoved={setRemoved} />
      )}
      {removed !== null && drawn !== null && (
        <drawn.RemovedAppliance
          key={removed.id}
          projectId={project.id}
          appliance={removed}
          onRestored={() => setRemoved(null)}
        />
      )}
    </>
  );
}

/** Of a project nobody has changed. */
const FIRST_VERSION = 1;
