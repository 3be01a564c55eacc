import { say } from "@sunwright/words/next-steps";
import { say as results } from "@sunwright/words/results";
import type { Project } from "@sunwright/contract/projects";
import { clsx } from "clsx";
import { ChevronRight, LayoutGrid, Milestone, Printer, Scale, Store } from "lucide-react";
import type { ReactNode } from "react";
import { useKnownRungs } from "../../../lib/known-price";
import { moneyText } from "../../../lib/money";
import { useDisplayCurrency } from "../../../lib/preferences";
import { resultPath, type ResultPage } from "../../../lib/result-pages";
import { Link } from "../../../lib/routing/link";
import { useLocation } from "../../../lib/routing/router";
import { shortPrice } from "@sunwright/report/price-text";
import { Button } from "../../../ui/button";
import { useNextAction } from "../api/next-action";
import type { NextAction, Stage } from "../model/next-action";
import { NextActionLink } from "./next-action-link";
import { ShareButton } from "./share-button";

interface NextStepsProps {
  readonly project: Pick<Project, "id" | "name" | "access" | "currency">;
  /** There is a roof to fill and something to compare. */
  readonly sized: boolean;
  readonly onPrint: () => void;
}

/** Where the result leads: the one thing to do next, and under it what else may be done. */
export function NextSteps({ project, sized, onPrint }: NextStepsProps) {
  const action = useNextAction(project);
  return (
    <section aria-labelledby="next-steps" className="next-steps">
      <h3 id="next-steps" className="type-h3">
        {say("nextSteps")}
      </h3>
      {action && <Primary project={project} action={action} />}
      <ul>
        {action && sized && <BuyParts project={project} />}
        {sized && (
          <>
            <PageStep page="compare" icon={<Scale {...ICON} />} title={say("compareWays")} />
            <StagesStep project={project} />
            <PageStep page="roof" icon={<LayoutGrid {...ICON} />} title={say("roof")} />
          </>
        )}
        <li className="next-steps-buttons">
          <ShareButton project={project} full />
          <Button
            full
            variant={action ? "outline" : "primary"}
            icon={<Printer size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onPrint}
          >
            {results("generateReport")}
          </Button>
        </li>
      </ul>
    </section>
  );
}

const ICON = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

const STAGES = ["design", "offers", "job"] as const satisfies readonly Stage[];

function Primary({ project, action }: { readonly project: Pick<Project, "id">; readonly action: NextAction }) {
  const at = STAGES.indexOf(action.stage);
  const { title, detail } = wordsOf(action);
  return (
    <>
      <ol className="next-stages" aria-label={say("stages")}>
        {STAGES.map((stage, index) => (
          <li
            key={stage}
            data-state={index < at ? "done" : index === at ? "now" : "later"}
            aria-current={index === at ? "step" : undefined}
          >
            {say(`stage.${stage}`)}
          </li>
        ))}
      </ol>
      <h4 className="type-h4">{title}</h4>
      <p className="mt-1 mb-3 type-small text-text-2">{detail}</p>
      <NextActionLink project={project} action={action} full />
    </>
  );
}

function wordsOf(action: NextAction): { readonly title: string; readonly detail: string } {
  if (action.kind === "wait") return { title: say("wait.title", { asked: action.asked }), detail: say("wait.detail") };
  if (action.kind === "compare") {
    const waiting = action.asked - action.offers;
    return {
      title: say("compare.title", { offers: action.offers }),
      detail: say("compare.detail", { waiting }),
    };
  }
  if (action.kind === "orders")
    return { title: say("orders.title", { parts: action.parts }), detail: say("orders.detail") };
  const words = action.kind === "job" && action.paid ? "paid" : action.kind;
  return { title: say(`${words}.title`), detail: say(`${words}.detail`) };
}

/** What the shops asked for the whole list stands beside it, once it was looked up. */
function BuyParts({ project }: Pick<NextStepsProps, "project">) {
  const { shops } = useKnownRungs(project);
  const currency = useDisplayCurrency(project.currency);
  return (
    <li>
      <Link to="/cart" search={{ project: project.id }} className="next-step-link">
        <Step icon={<Store {...ICON} />} title={say("buyParts")} />
        {shops && <b className="num">{moneyText(shortPrice(shops, currency))}</b>}
        <ChevronRight {...ICON} />
      </Link>
    </li>
  );
}

interface StepProps {
  readonly icon: ReactNode;
  readonly title: string;
}

const Step = ({ icon, title }: StepProps) => (
  <span className={clsx("next-step", "type-small")}>
    {icon}
    {title}
  </span>
);

function StagesStep({ project }: { readonly project: Pick<Project, "id"> }) {
  return (
    <li>
      <Link to="/projects/$projectId/stages" params={{ projectId: project.id }} className="next-step-link">
        <Step icon={<Milestone {...ICON} />} title={say("buyInStages")} />
        <ChevronRight {...ICON} />
      </Link>
    </li>
  );
}

function PageStep({ page, ...step }: StepProps & { readonly page: ResultPage }) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link href={resultPath(pathname, page)} resetScroll={false} className="next-step-link">
        <Step {...step} />
        <ChevronRight {...ICON} />
      </Link>
    </li>
  );
}
