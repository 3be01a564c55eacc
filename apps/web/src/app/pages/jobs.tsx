import { getRouteApi } from "@tanstack/react-router";
import { InstallerBar } from "../../features/installer/installer-bar";
import { JobPage } from "../../features/jobs/job-page";
import { JobsPage } from "../../features/jobs/jobs-page";
import { jobSearch } from "../../features/jobs/model/job-search";
import { PassportOfJob } from "../../features/passports/passport-links";
import { Thread } from "../../features/messages/thread";
import { ReviewsAbout } from "../../features/reviews/reviews-about";

const list = getRouteApi("/member/jobs");
const one = getRouteApi("/member/jobs/$jobId");

export function JobsRoute() {
  const navigate = list.useNavigate();
  return (
    <>
      <InstallerBar />
      <JobsPage
        search={jobSearch({ ...list.useSearch() })}
        onSearch={({ page, ...search }) =>
          void navigate({
            search: { ...search, page: page === undefined ? undefined : String(page) },
            resetScroll: false,
          })
        }
      />
    </>
  );
}

export function JobRoute() {
  const { jobId } = one.useParams();
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
