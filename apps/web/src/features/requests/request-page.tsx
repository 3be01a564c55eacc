import type { Project } from "@sunwright/contract/projects";
import { permits } from "@sunwright/contract/access";
import type { Response } from "@sunwright/contract/endpoint";
import type { QuoteRequest } from "@sunwright/contract/requests";
import { ANSWER_HOURS, LIVING_INVITATIONS_MAX } from "@sunwright/contract/request-states";
import type { readPanelPlacement } from "@sunwright/contract/roof";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { say } from "@sunwright/words/requests";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { usePageFrame } from "../../lib/page-frame";
import { designQuery, hasDesign, isProjectMissing, placementQuery, projectQuery } from "../../lib/project-queries";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { HouseSymbol } from "../../ui/symbols";
import { requestQuery } from "./api/requests";
import { RequestForm } from "./components/request-form";
import { RequestState } from "./components/request-state";
import "./requests.css";

interface RequestPageProps {
  readonly projectId: string;
  /** The project's title block, which belongs to the design page. */
  readonly title: ReactNode;
}

/** A homeowner asks installers for quotes, and follows what becomes of it. */
export function RequestPage({ projectId, title }: RequestPageProps) {
  usePageFrame({ title: say("title") });
  const project = useQuery(projectQuery(projectId));
  return (
    <>
      {project.data && title}
      <div className="page-width pt-8 pb-18 max-sm:pt-5">
        <h1 className="type-h1">{say("title")}</h1>
        <p className="mt-2 text-text-2">{say("lead", { most: LIVING_INVITATIONS_MAX, hours: ANSWER_HOURS })}</p>
        <div className="mt-6">
          {project.data ? (
            <OfProject project={project.data} />
          ) : isProjectMissing(project.error) ? (
            <None text={say("noProject")} projectId={null} />
          ) : (
            <Waiting answer={project} />
          )}
        </div>
      </div>
    </>
  );
}

interface Waited {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

const Waiting = ({ answer }: { readonly answer: Waited }) =>
  answer.isError ? (
    <ErrorRow
      message={say("notLoaded")}
      detail={say("safe")}
      onRetry={() => void answer.refetch()}
      retrying={answer.isFetching}
    />
  ) : (
    <Delayed>
      <SkeletonRows rows={8} showLabel label={say("loading")} />
    </Delayed>
  );

const LOOK = buttonClass({ variant: "outline", size: "sm" });

const None = ({ text, projectId }: { readonly text: string; readonly projectId: string | null }) => (
  <Empty
    symbol={<HouseSymbol />}
    action={
      projectId === null ? (
        <Link to="/projects" className={LOOK}>
          {say("toProjects")}
        </Link>
      ) : (
        <Link to="/projects/$projectId" params={{ projectId }} className={LOOK}>
          {say("toProject")}
        </Link>
      )
    }
  >
    {text}
  </Empty>
);

function OfProject({ project }: { readonly project: Project }) {
  const owns = permits(project.access, "owner");
  const calculated = hasDesign(project);
  const request = useQuery({ ...requestQuery(project.id), enabled: owns });
  const design = useQuery({ ...designQuery(project.id), enabled: owns && calculated });
  const roof = useQuery({ ...placementQuery(project.id), enabled: owns });
  if (!owns) return <None text={say("notOwner")} projectId={project.id} />;
  if (!calculated) return <None text={say("noDesign")} projectId={project.id} />;
  if (!request.data) return <Waiting answer={request} />;
  if (!design.data) return <Waiting answer={design} />;
  return (
    <Known
      project={project}
      request={request.data.request}
      design={design.data.design}
      roof={roof.data ? roofLine(roof.data) : null}
    />
  );
}

interface KnownProps {
  readonly project: Project;
  readonly request: QuoteRequest | null;
  readonly design: Design;
  /** Null where none was drawn. */
  readonly roof: string | null;
}

/** A draft is typed; what was sent is followed; after its end another one begins. */
function Known({ project, request, design, roof }: KnownProps) {
  const [again, setAgain] = useState(false);
  const typed = request === null || request.state === "draft" || request.state === "no_match";
  if (typed || (again && request.events.length === 0)) {
    const open = request !== null && request.events.length > 0 ? request : null;
    return (
      <>
        {request?.state === "no_match" && (
          <p className="request-verdict" role="status">
            {say("verdict.no_match")}
          </p>
        )}
        <RequestForm
          // A draft that another tab has changed is read again.
          key={open?.version ?? "new"}
          project={project}
          request={open}
          before={request}
          design={design}
          roof={roof}
        />
      </>
    );
  }
  return <RequestState project={project} request={request} design={design} onAgain={() => setAgain(true)} />;
}

function roofLine(drawn: Response<typeof readPanelPlacement>): string | null {
  if (drawn.roofWidth === null) return null;
  const { roofWidth: width, roofHeight: height, roofOrientation: orientation, roofTilt: tilt } = drawn;
  return say("part.roof.line", { width, height, orientation, tilt });
}
