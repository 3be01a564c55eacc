import { say } from "@sunwright/words/shared-project";
import type { OpenedShare } from "@sunwright/contract/shares";
import { methodChange } from "@sunwright/report/outdated";
import { useQuery } from "@tanstack/react-query";
import { EyeOff, Link2Off } from "lucide-react";
import { useEffect } from "react";
import { useSession } from "../../lib/current-user";
import { useFirstText } from "../../lib/first-picture";
import { comeForShare, forgetProject } from "../../lib/last-project";
import { usePageFrame } from "../../lib/page-frame";
import { rich } from "../../lib/rich";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Spinner } from "../../ui/spinner";
import { Unhurried } from "../../ui/unhurried";
import { closedBecause, sharedQuery } from "./api/open-share";
import { AskForChanges } from "./components/ask-for-changes";
import { SharedAnswer } from "./components/shared-answer";
import { SharedAppliances } from "./components/shared-appliances";
import { SharedCards } from "./components/shared-cards";
import { SharedComments } from "./components/shared-comments";
import { SharedRoofPlan, SharedSystem } from "./components/shared-drawings";
import { SharedBanner, SharedHeader } from "./components/shared-header";
import "./shared-project.css";

/** A project opened by its link, to be read. Wrong, expired and private links look alike. */
export function SharedProject({ shareToken }: { readonly shareToken: string }) {
  const { checking, user } = useSession();
  const share = useQuery({ ...sharedQuery(shareToken, user?.id ?? null), enabled: !checking });
  const { data } = share;
  useRobotsStayOut();
  usePageFrame({ title: share.isPending ? say("loading") : (data?.project.name ?? say("notFound.title")) });
  if (share.isPending) return <LoadingShare />;
  // Any error and an answer that is no project end alike.
  return data ? (
    <Unhurried fallback={<LoadingShare />}>
      <OpenProject opened={data} shareToken={shareToken} />
    </Unhurried>
  ) : (
    <ShareNotFound because={closedBecause(share.error)} />
  );
}

function OpenProject({ opened, shareToken }: { readonly opened: OpenedShare; readonly shareToken: string }) {
  const { user } = useSession();
  const { projectShare, project, design, roof, appliances } = opened;
  /** `/` then opens this very project: at once, or after signing in. */
  const comeToEdit = () => comeForShare({ shareToken, projectId: user === null ? null : project.id });
  return (
    <article className="shared-project" aria-label={project.name}>
      <SharedHeader projectShare={projectShare} project={project} />
      <SharedBanner projectShare={projectShare} />
      <div className="page-width pt-8 pb-18">
        {project.designIsOutdated && (
          <p className="mb-4 rounded-2 bg-warn-soft px-4 py-3 type-small text-warn">
            {rich(say, "outdated", {
              change: methodChange(),
              b: (inside) => <b className="font-semibold">{inside}</b>,
            })}
          </p>
        )}
        {design !== null && <SharedAnswer project={project} design={design} />}
        <div className="shared-columns">
          <div className="min-w-0">
            {design?.simulation && <SharedSystem design={design} />}
            {roof !== null && <SharedRoofPlan roof={roof} />}
            <div className="mt-7">
              <SharedCards project={project} />
            </div>
            <SharedAppliances project={project} appliances={appliances} />
          </div>
          <aside className="min-w-0 print:hidden">
            <AskForChanges shareToken={shareToken} owner={firstWord(project.designedBy)} />
            <SharedComments shareToken={shareToken} projectId={project.id} />
            <p className="shared-private type-help text-text-3">
              <EyeOff size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
              {say("notShown")}
            </p>
          </aside>
        </div>
        <div className="shared-actions">
          <Link to="/" onClick={() => forgetProject(project.id)} className={buttonClass({ size: "lg" })}>
            {say("createYourOwn")}
          </Link>
          {projectShare.permission !== "view" && (
            <Link to="/" onClick={comeToEdit} className={buttonClass({ size: "lg", variant: "outline" })}>
              {say("editThisProject")}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

const firstWord = (name: string) => name.split(/\s/u, 1)[0] ?? name;

/** The server says so in its answer; this keeps it said after a move inside the application. */
function useRobotsStayOut() {
  useEffect(() => {
    if (document.querySelector('meta[name="robots"]')) return undefined;
    const meta = document.createElement("meta");
    meta.name = "robots";
    meta.content = "noindex";
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

/** Whoever has read its text already goes on reading. */
function LoadingShare() {
  const text = useFirstText();
  if (text !== undefined) return <div dangerouslySetInnerHTML={{ __html: text }} />;
  return (
    <p className="page-width flex min-h-[60vh] items-center justify-center gap-3 text-text-2">
      <Spinner label={say("loading")} />
      {say("loading")}
    </p>
  );
}

const ShareNotFound = ({ because }: { readonly because: string | null }) => (
  <div className="page-width grid min-h-[60vh] content-center justify-items-start gap-3 py-14">
    <Link2Off size={34} strokeWidth={1.75} aria-hidden="true" className="text-text-3" />
    <h1 className="type-display">{say("notFound.title")}</h1>
    {because !== null && <p className="max-w-[46ch] font-semibold [overflow-wrap:anywhere]">{because}</p>}
    <p className="max-w-[46ch] text-text-2">{say("notFound.lead")}</p>
    <a href="/" className={`${buttonClass({})} mt-4`}>
      {say("notFound.goHome")}
    </a>
  </div>
);
