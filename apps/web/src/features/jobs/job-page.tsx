import type { Job } from "@sunwright/contract/jobs";
import { say } from "@sunwright/words/jobs";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { refusedAtField, unlessRefused } from "../../lib/field-refusal";
import { ApiError } from "../../lib/api-error";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { RefusedContext } from "../../ui/refused";
import { buttonClass } from "../../ui/button-class";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { HouseSymbol } from "../../ui/symbols";
import { jobQuery, type JobSends, useJobAction } from "./api/jobs";
import { type Photos, usePhotos } from "./api/photos";
import { Checklist } from "./components/checklist";
import { Commissioning } from "./components/commissioning";
import { Contract } from "./components/contract";
import { JobDisputes } from "./components/disputes";
import { JobActions } from "./components/job-actions";
import { JobFigures, JobHead, JobSteps } from "./components/job-head";
import { Milestones } from "./components/milestones";
import { Serials } from "./components/serials";
import { History } from "./components/history";
import { Contact, Documents, PayTo, Plan } from "./components/side-panels";
import { WaitingPhotos } from "./components/waiting-photos";
import { Withdrawal } from "./components/withdrawal";
import "./jobs.css";

interface JobPageProps {
  readonly jobId: string;
  /** What both sides write to each other about it. */
  readonly thread: ReactNode;
  /** The way to the passport of what it built, for its owner. */
  readonly passport: ReactNode;
  /** What the homeowner says of it. */
  readonly reviews: ReactNode;
  /** The rooms of the firm, above it where the caller works for it. */
  readonly bar: ReactNode;
}

/** A job, for its firm and for its homeowner. */
export function JobPage({ jobId, bar, ...slots }: JobPageProps) {
  const answer = useQuery(jobQuery(jobId));
  const job = answer.data;
  usePageFrame({ title: job ? say("job", { number: job.number }) : say("title") });
  return (
    <>
      {job?.side === "firm" && bar}
      <div className="page-width pt-6 pb-18 max-sm:pt-4">
        {job ? (
          job.side === "firm" ? (
            <OfFirm job={job} {...slots} passport={null} />
          ) : (
            <Shown job={job} {...slots} photos={null} />
          )
        ) : answer.error instanceof ApiError && answer.error.code === "job_not_found" ? (
          <Empty
            symbol={<HouseSymbol />}
            action={
              <Link to="/projects" className={buttonClass({ variant: "outline", size: "sm" })}>
                {say("toProjects")}
              </Link>
            }
          >
            {say("noJob")}
          </Empty>
        ) : answer.isError ? (
          <ErrorRow
            message={say("notLoadedOne")}
            detail={say("safe")}
            onRetry={() => void answer.refetch()}
            retrying={answer.isFetching}
          />
        ) : (
          <Delayed>
            <SkeletonRows rows={8} showLabel label={say("loadingOne")} />
          </Delayed>
        )}
      </div>
    </>
  );
}

/** A firm takes photos, also where there is no connection. */
const OfFirm = (props: Omit<ShownProps, "photos">) => <Shown {...props} photos={usePhotos()} />;

interface ShownProps extends Pick<JobPageProps, "thread" | "passport" | "reviews"> {
  readonly job: Job;
  readonly photos: Photos | null;
}

function Shown({ job, thread, passport, reviews, photos }: ShownProps) {
  const acting = useJobAction(job.id);
  const send = (body: JobSends, done?: () => void) =>
    acting.mutate({ body, asked: done !== undefined }, { onSettled: unlessRefused(done) });
  const parts = { job, busy: acting.isPending, onSend: send };
  const lives = job.state === "disputed";
  useReturnOfCard();
  return (
    <RefusedContext value={refusedAtField(acting.error)}>
      <JobHead job={job} />
      <JobSteps job={job} />
      <JobFigures job={job} />
      {photos !== null && <WaitingPhotos photos={photos} />}
      <div className="job-columns">
        <div className="job-main">
          {lives && <JobDisputes {...parts} />}
          <Milestones {...parts} />
          <Checklist job={job} photos={photos} />
          <Serials {...parts} />
          <Commissioning {...parts} />
          <Contract {...parts} />
          {!lives && <JobDisputes {...parts} />}
        </div>
        <div className="job-side">
          <JobActions {...parts} />
          {passport}
          <Withdrawal job={job} />
          <Plan {...parts} />
          <PayTo {...parts} />
          <Contact job={job} />
          {reviews}
          {thread}
          <Documents job={job} />
          <History job={job} />
        </div>
      </div>
    </RefusedContext>
  );
}

/** The provider's page leads back with a word in the address, which has done its part then. */
function useReturnOfCard(): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has("card")) return;
    address.searchParams.delete("card");
    window.history.replaceState(window.history.state, "", address);
  }, []);
}
