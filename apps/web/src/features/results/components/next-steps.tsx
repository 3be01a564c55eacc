import { say } from "@sunwright/words/result-pages";
import { say as results } from "@sunwright/words/results";
import type { Project } from "@sunwright/contract/projects";
import { ChevronRight, Printer } from "lucide-react";
import { resultPath, type ResultPage } from "../../../lib/result-pages";
import { Link } from "../../../lib/routing/link";
import { useLocation } from "../../../lib/routing/router";
import { Button } from "../../../ui/button";
import { useHasOffers } from "../api/offers";
import { ShareButton } from "./share-button";

interface NextStepsProps {
  readonly project: Pick<Project, "id" | "name" | "access">;
  /** There is a roof to fill and something to compare. */
  readonly sized: boolean;
  /** The project whose owner may ask installers for quotes; undefined for everybody else. */
  readonly asks: string | undefined;
  readonly onPrint: () => void;
}

/** Where the result leads: to paper, to other people, to the roof and to other parts. */
export const NextSteps = ({ project, sized, asks, onPrint }: NextStepsProps) => (
  <section aria-labelledby="next-steps" className="next-steps">
    <h3 id="next-steps" className="type-h3">
      {say("nextSteps")}
    </h3>
    <ul>
      <li>
        <Words title={say("next.report")} detail={say("next.reportDetail")} />
        <Button full icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onPrint}>
          {results("generateReport")}
        </Button>
      </li>
      <li>
        <Words title={say("next.share")} detail={say("next.shareDetail")} />
        <ShareButton project={project} full />
      </li>
      {asks !== undefined && (
        <li>
          <Link to="/projects/$projectId/request" params={{ projectId: asks }} className="next-step-link">
            <Words title={say("next.quotes")} detail={say("next.quotesDetail")} />
            <ChevronRight size={18} strokeWidth={2} aria-hidden="true" />
          </Link>
        </li>
      )}
      {asks !== undefined && <OffersStep projectId={asks} />}
      {sized && (
        <>
          <PageStep page="compare" title={say("next.compare")} detail={say("next.compareDetail")} />
          <PageStep page="roof" title={say("next.roof")} detail={say("next.roofDetail")} />
        </>
      )}
    </ul>
  </section>
);

/** Once an installer has sent something. */
function OffersStep({ projectId }: { readonly projectId: string }) {
  const hasOffers = useHasOffers(projectId);
  if (!hasOffers) return null;
  return (
    <li>
      <Link to="/projects/$projectId/offers" params={{ projectId }} className="next-step-link">
        <Words title={say("next.offers")} detail={say("next.offersDetail")} />
        <ChevronRight size={18} strokeWidth={2} aria-hidden="true" />
      </Link>
    </li>
  );
}

interface WordsProps {
  readonly title: string;
  readonly detail: string;
}

const Words = ({ title, detail }: WordsProps) => (
  <div className="min-w-0">
    <h4 className="type-h4">{title}</h4>
    <p className="type-small text-text-2">{detail}</p>
  </div>
);

function PageStep({ page, ...words }: WordsProps & { readonly page: ResultPage }) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link href={resultPath(pathname, page)} resetScroll={false} className="next-step-link">
        <Words {...words} />
        <ChevronRight size={18} strokeWidth={2} aria-hidden="true" />
      </Link>
    </li>
  );
}
