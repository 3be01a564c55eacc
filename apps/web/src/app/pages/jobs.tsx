import { InstallerBar } from "../../features/installer/installer-bar";
import { JobPage } from "../../features/jobs/job-page";
import { JobsPage } from "../../features/jobs/jobs-page";
import { jobSearch } from "../../features/jobs/model/job-search";
import { PassportOfJob } from "../../features/passports/passport-links";
import { Thread } from "../../features/messages/thread";
import { ReviewsAbout } from "../../features/reviews/reviews-about";
import { withPage } from "../../lib/routing/next-search";
import { usePageAddress, useParams } from "../../lib/routing/router";

export function JobsRoute() {
  const { search: written, setSearch } = usePageAddress("/jobs");
  return (
    <>
      <InstallerBar />
      <JobsPage
        search={jobSearch({ ...written })}
        onSearch={(next) => setSearch((latest) => withPage(next(jobSearch({ ...latest }))), { resetScroll: false })}
      />
    </>
  );
}

export function JobRoute() {
  const { jobId } = useParams("/jobs/$jobId");
  return (
    <JobPage
      key={jobId}
      jobId={jobId}
      bar={<InstallerBar />}
      thread={<Thread id={jobId} />}
      passport={<PassportOfJob jobId={jobId} />}
      reviews={<ReviewsAbout about={jobId} />}
    />
  );
}
