import type { Project } from "@sunwright/contract/projects";
import type { QuoteRequest } from "@sunwright/contract/requests";
import { LIVING_INVITATIONS_MAX } from "@sunwright/contract/request-states";
import { roadUnitOf } from "@sunwright/engine/countries/road-unit";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { say } from "@sunwright/words/requests";
import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ApiError } from "../../../lib/api-error";
import { energy, figureText, power } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { ErrorRow } from "../../../ui/error-row";
import { Sheet } from "../../../ui/sheet";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { useBottomBar } from "../../../ui/use-bottom-bar";
import { candidatesQuery, useRequest, type Wanted } from "../api/requests";
import { draftOf, type RequestForm as Form, requestFormOf, roofKindOf } from "../model/request-form";
import { FirmSees } from "./firm-sees";
import { PartShared } from "./part-shared";
import { PartWhen } from "./part-when";
import { PartWhom } from "./part-whom";

interface RequestFormProps {
  readonly project: Project;
  /** The draft that is being written; null for a new one. */
  readonly request: QuoteRequest | null;
  /** The one before, whose words a new one begins with. */
  readonly before: QuoteRequest | null;
  readonly design: Design;
  /** Null where none was drawn. */
  readonly roof: string | null;
}

/** Three short parts on one page, and what an installer sees of them beside it. */
export function RequestForm({ project, request, before, design, roof }: RequestFormProps) {
  const location = design.basis.parameters.installationLocation;
  const candidates = useQuery({ ...candidatesQuery(project.id), retry: false });
  const [form, setForm] = useState<Form>(() => requestFormOf(before, location));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const acting = useRequest(project.id);
  const change = (sent: Partial<Form>) => setForm((now) => ({ ...now, ...sent }));
  const { draft, faults } = draftOf(form, project.currency);
  const place = candidates.data?.place ?? "";
  const version = request?.version ?? null;
  const does = acting.isPending ? acting.variables.does : null;

  const attempt = (wanted: Wanted) => {
    setTried(true);
    if (Object.keys(faults).length === 0) acting.mutate(wanted);
  };
  const sendButton = (
    <Button
      full
      disabled={chosen.length === 0}
      busy={does === "send"}
      busyText={say("sending")}
      icon={<Send size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => attempt({ does: "send", version, draft, firms: chosen })}
    >
      {say("send", { count: chosen.length })}
    </Button>
  );
  const nobody = candidates.data?.listed.length === 0;
  const mainButton = nobody ? (
    <Button
      full
      busy={does === "wait"}
      busyText={say("waiting")}
      disabled={request?.state === "no_match"}
      onClick={() => attempt({ does: "wait", version, draft })}
    >
      {say("wait")}
    </Button>
  ) : (
    sendButton
  );
  return (
    <div className="request-columns">
      <Sheet aria-label={say("title")}>
        <Part number={1} title={say("shared.title")}>
          <PartShared
            figures={{
              design: designText(design),
              loads: loadText(design),
              roof,
              place,
              unit: roadUnitOf(project.country),
            }}
            shares={form.shares}
            onShare={(part, on) => change({ shares: { ...form.shares, [part]: on } })}
          />
        </Part>
        <Part number={2} title={say("when.title")} aside={say("when.aside")}>
          <PartWhen
            form={form}
            faults={tried ? faults : {}}
            currency={project.currency}
            designedOn={roofKindOf(location)}
            freeDays={candidates.data?.listed.map(({ freeFrom }) => freeFrom) ?? []}
            onChange={change}
          />
        </Part>
        <Part
          number={3}
          title={say("whom.title")}
          aside={nobody ? undefined : say("whom.chosen", { chosen: chosen.length, most: LIVING_INVITATIONS_MAX })}
        >
          <Whom answer={candidates}>
            {(listed) => (
              <PartWhom
                unit={roadUnitOf(project.country)}
                candidates={listed}
                wishDate={form.wishDate}
                chosen={chosen}
                room={LIVING_INVITATIONS_MAX}
                onChoose={(id, on) => setChosen((now) => (on ? [...now, id] : now.filter((each) => each !== id)))}
              />
            )}
          </Whom>
        </Part>
      </Sheet>
      <FirmSees
        design={design}
        place={place}
        budgetMinor={draft.budgetMinor}
        currency={project.currency}
        chosen={chosen.length}
        draft
      >
        <div className="mt-4 grid gap-3">
          <div className="max-sm:hidden">{mainButton}</div>
          <Button
            full
            variant="outline"
            busy={does === "keep"}
            busyText={say("keeping")}
            onClick={() => attempt({ does: "keep", version, draft })}
          >
            {say("keep")}
          </Button>
        </div>
      </FirmSees>
      <RequestBar>{mainButton}</RequestBar>
    </div>
  );
}

/** On a phone sending stays at hand. */
function RequestBar({ children }: { readonly children: ReactNode }) {
  const bar = useBottomBar<HTMLDivElement>();
  return (
    <div ref={bar} className="request-bar -mx-4 sm:hidden">
      {children}
    </div>
  );
}

interface PartProps {
  readonly number: number;
  readonly title: string;
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}

const Part = ({ number, title, aside, children }: PartProps) => (
  <section aria-label={title} className="request-part">
    <div className="request-part-head">
      <span className="request-number" aria-hidden="true">
        {number}
      </span>
      <h2 className="type-h3">{title}</h2>
      {aside !== undefined && <span className="type-small ml-auto text-text-3">{aside}</span>}
    </div>
    {children}
  </section>
);

type CandidatesAnswer = ReturnType<typeof useQuery<Awaited<ReturnType<ReturnType<typeof candidatesQuery>["queryFn"]>>>>;

interface WhomProps {
  readonly answer: CandidatesAnswer;
  readonly children: (listed: NonNullable<CandidatesAnswer["data"]>) => ReactNode;
}

/** Who is in reach, or why that is not known. */
export function Whom({ answer, children }: WhomProps) {
  if (answer.data) return children(answer.data);
  if (answer.error instanceof ApiError && answer.error.code === "place_unknown") return <p>{say("noPlace")}</p>;
  if (answer.isError)
    return (
      <ErrorRow
        message={say("notLoaded")}
        detail={say("safe")}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  return (
    <Delayed>
      <SkeletonRows rows={3} showLabel label={say("whom.looking")} />
    </Delayed>
  );
}

const designText = ({ panels, battery, inverter }: Design): string =>
  say("part.design.line", {
    panels: figureText(power(panels.capacity.value, "kilo", 1)),
    battery: figureText(energy(battery.capacity.value, "kilo", 1)),
    inverter: figureText(power(inverter.capacity.value, "kilo", 1)),
  });

const loadText = ({ basis, load }: Design): string =>
  say("part.loads.line", {
    count: basis.load.kind === "appliances" ? basis.load.appliances.length : 0,
    energy: figureText(energy(load.dailyConsumption.value, "kilo", 1)),
  });
