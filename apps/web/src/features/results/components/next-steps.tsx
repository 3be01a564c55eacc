import { say } from "@sunwright/words/result-pages";
import { say as results } from "@sunwright/words/results";
import { Link, useLocation } from "@tanstack/react-router";
import { ArrowRight, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { resultPath, type ResultPage } from "../../../lib/result-pages";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-class";
import { ShareButton } from "./share-button";

interface NextStepsProps {
  readonly name: string;
  /** There is a roof to fill and something to compare. */
  readonly sized: boolean;
  readonly onPrint: () => void;
}

/** Where the result leads: to paper, to the roof, to other parts, to other people. */
export const NextSteps = ({ name, sized, onPrint }: NextStepsProps) => (
  <section aria-labelledby="next-steps" className="next-steps">
    <h3 id="next-steps" className="type-h3">
      {say("nextSteps")}
    </h3>
    <ul>
      <Step title={say("next.report")} detail={say("next.reportDetail")}>
        <Button full icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onPrint}>
          {results("generateReport")}
        </Button>
      </Step>
      {sized && (
        <>
          <Step title={say("next.roof")} detail={say("next.roofDetail")}>
            <PageLink page="roof">{say("next.roofLink")}</PageLink>
          </Step>
          <Step title={say("next.compare")} detail={say("next.compareDetail")}>
            <PageLink page="compare">{say("next.compareLink")}</PageLink>
          </Step>
        </>
      )}
      <Step title={say("next.share")} detail={say("next.shareDetail")}>
        <ShareButton name={name} full />
      </Step>
    </ul>
  </section>
);

interface StepProps {
  readonly title: string;
  readonly detail: string;
  readonly children: ReactNode;
}

const Step = ({ title, detail, children }: StepProps) => (
  <li>
    <div className="min-w-0">
      <h4 className="type-h4">{title}</h4>
      <p className="type-small text-text-2">{detail}</p>
    </div>
    {children}
  </li>
);

function PageLink({ page, children }: { readonly page: ResultPage; readonly children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <Link
      to={resultPath(pathname, page)}
      resetScroll={false}
      className={buttonClass({ variant: "outline", full: true })}
    >
      {children}
      <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}
