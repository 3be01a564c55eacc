import { say } from "@sunwright/words/design";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { Project } from "@sunwright/contract/projects";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useSession } from "../../lib/current-user";
import { forgetProject } from "../../lib/last-project";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { FullPageLoading } from "../../ui/full-page-loading";
import { Delayed } from "../../ui/skeleton";
import { SolarArraySymbol } from "../../ui/symbols";
import { Unhurried } from "../../ui/unhurried";
import { openingQuery } from "./api/project";
import { isProjectMissing, projectQuery } from "../../lib/project-queries";
import { DesignWorkspace } from "./components/page/design-workspace";
import { useLastKnown } from "./components/use-last-known";
import "./design.css";
import "../report/print.css";

/** The design page: of the project named, else of the one open or changed last, else of a first one made now. */
export const DesignPage = ({ projectId }: { readonly projectId?: string }) =>
  projectId === undefined ? <OpenedProject /> : <ProjectDesign key={projectId} id={projectId} />;

function OpenedProject() {
  const client = useQueryClient();
  const { user } = useSession();
  const [creating, setCreating] = useState(false);
  const opened = useQuery(openingQuery(client, user?.id, () => setCreating(true)));
  const { data, isError } = opened;
  if (data) return <ProjectDesign key={data.id} id={data.id} />;
  if (isError)
    return (
      <Waiting>
        <ErrorRow
          message={creating ? say("toast.createFailed") : say("opening.listNotLoaded")}
          detail={say("opening.nothingLost")}
          onRetry={() => void opened.refetch()}
          retrying={opened.isFetching}
        />
      </Waiting>
    );
  if (creating) return <Preparing text={say("opening.creating")} />;
  return <Preparing text={say("opening.opening")} />;
}

const Waiting = ({ children }: { readonly children: ReactNode }) => {
  usePageFrame({ title: say("pageTitle"), hero: { size: "full" } });
  return <div className="page-width py-10">{children}</div>;
};

const Preparing = ({ text }: { readonly text: string }) => (
  <Waiting>
    <FullPageLoading product={PRODUCT_NAME} text={text} />
  </Waiting>
);

function ProjectDesign({ id }: { readonly id: string }) {
  const query = useQuery(projectQuery(id));
  const project = useLastKnown<Project>(query.data);
  // Also of a project that was on the screen: it was deleted, or the share by which it was reached has ended.
  if (isProjectMissing(query.error)) return <NoSuchProject id={id} />;
  if (project)
    return (
      <Unhurried fallback={<Opening />}>
        <DesignWorkspace project={project} />
      </Unhurried>
    );
  if (query.isError)
    return (
      <Waiting>
        <ErrorRow
          message={say("opening.notLoaded")}
          detail={say("opening.safe")}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Waiting>
    );
  return <Opening />;
}

/** The band over the page is there from the start: only the words under it wait. */
const Opening = () => (
  <Waiting>
    <Delayed>
      <FullPageLoading product={PRODUCT_NAME} text={say("opening.opening")} />
    </Delayed>
  </Waiting>
);

function NoSuchProject({ id }: { readonly id: string }) {
  useEffect(() => forgetProject(id), [id]);
  return (
    <Waiting>
      <Empty
        symbol={<SolarArraySymbol />}
        action={
          <Link to="/projects" className={buttonClass({ variant: "outline", size: "sm" })}>
            {say("myProjects")}
          </Link>
        }
      >
        {say("projectNotFound")}
      </Empty>
    </Waiting>
  );
}
