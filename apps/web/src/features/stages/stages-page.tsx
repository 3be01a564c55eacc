import type { ProjectAppliance } from "@sunwright/contract/appliances";
import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import type { KeptStages } from "@sunwright/contract/stages";
import { say } from "@sunwright/words/stages";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { usePageFrame } from "../../lib/page-frame";
import { appliancesQuery, isProjectMissing, projectQuery } from "../../lib/project-queries";
import { Link } from "../../lib/routing/link";
import { today } from "../../lib/today";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { HouseSymbol } from "../../ui/symbols";
import { keptStagesQuery, useKeepStages, useStagePlan } from "./api/stages";
import { StageEditor } from "./components/stage-editor";
import { StagePlanView, StageSavings } from "./components/stage-plan-view";
import { StandingList } from "./components/standing-list";
import { firstDraft, withStage } from "./model/draft";
import { problemText } from "./model/problem-text";
import "./stages.css";

interface StagesPageProps {
  readonly projectId: string;
  /** The project's title block, which belongs to the design page. */
  readonly title: ReactNode;
}

/** A project bought in up to three stages, what stands already kept where it may. */
export function StagesPage({ projectId, title }: StagesPageProps) {
  usePageFrame({ title: say("title") });
  const project = useQuery(projectQuery(projectId));
  const appliances = useQuery(appliancesQuery(projectId));
  const kept = useQuery(keptStagesQuery(projectId));
  const failed = [project, appliances, kept].find(({ isError }) => isError);
  return (
    <>
      {project.data && title}
      <div className="page-width pt-8 pb-18 max-sm:pt-5">
        {project.data && appliances.data && kept.data ? (
          <Planner
            project={project.data}
            appliances={appliances.data}
            begun={kept.data.stages ?? firstDraft(appliances.data, today())}
          />
        ) : isProjectMissing(project.error) ? (
          <NoProject />
        ) : failed ? (
          <ErrorRow message={say("notLoaded")} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
        ) : (
          <Delayed>
            <SkeletonRows rows={8} showLabel label={say("loading")} />
          </Delayed>
        )}
      </div>
    </>
  );
}

const NoProject = () => (
  <Empty
    symbol={<HouseSymbol />}
    action={
      <Link to="/projects" className={buttonClass({ variant: "outline", size: "sm" })}>
        {say("toProjects")}
      </Link>
    }
  >
    {say("noProject")}
  </Empty>
);

interface PlannerProps {
  readonly project: Project;
  readonly appliances: readonly ProjectAppliance[];
  readonly begun: KeptStages;
}

function Planner({ project, appliances, begun }: PlannerProps) {
  const [plan, setPlan] = useState(begun);
  const keep = useKeepStages(project.id);
  const answer = useStagePlan(project.id, plan);
  const mayEdit = permits(project.access, "edit");
  const change = (next: KeptStages) => {
    setPlan(next);
    keep.mutate(next);
  };
  const planned = answer.data?.kind === "planned" ? answer.data.plan : null;
  return (
    <div className="stages" aria-busy={answer.isFetching}>
      {!mayEdit && <p className="text-text-2">{say("viewOnly")}</p>}
      {keep.isError && <ErrorRow message={say("notSaved")} onRetry={() => keep.mutate(plan)} />}
      {planned ? (
        <StagePlanView
          plan={planned}
          asked={plan}
          appliances={appliances}
          onBought={mayEdit ? (at, bought) => change(withStage(plan, at, { bought })) : null}
        />
      ) : (
        <>
          <h1 className="type-h1">{say("title")}</h1>
          {answer.data?.kind === "refused" && (
            <p role="status" className="stages-problem">
              {problemText(answer.data, project.country)}
            </p>
          )}
          {answer.isError && (
            <ErrorRow
              message={say("notPlanned")}
              detail={say("safe")}
              onRetry={() => void answer.refetch()}
              retrying={answer.isFetching}
            />
          )}
          {answer.isPending && (
            <Delayed>
              <SkeletonRows rows={6} showLabel label={say("loading")} />
            </Delayed>
          )}
        </>
      )}
      {/* In one place whatever comes of the plan: it is open while that changes. */}
      {mayEdit && <StageEditor plan={plan} appliances={appliances} systemType={project.systemType} onChange={change} />}
      {planned && (
        <StageSavings plan={planned} asked={plan} onAside={mayEdit ? (aside) => change({ ...plan, aside }) : null} />
      )}
      <StandingList
        standing={plan.standing}
        verdicts={planned?.standing ?? []}
        onChange={mayEdit ? (standing) => change({ ...plan, standing }) : null}
      />
    </div>
  );
}
