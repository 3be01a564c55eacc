import type { Project } from "@sunwright/contract/projects";
import type { QuoteRequest } from "@sunwright/contract/requests";
import { LIVING_LEADS, type RequestState as State } from "@sunwright/contract/request-states";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { roadUnitOf } from "@sunwright/engine/countries/road-unit";
import { say } from "@sunwright/words/requests";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate, formatDateTime } from "../../../lib/format";
import { Link } from "../../../lib/routing/link";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-class";
import { Chip, type ChipTone } from "../../../ui/chip";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { Sheet, SheetSection } from "../../../ui/sheet";
import { candidatesQuery, useRequest } from "../api/requests";
import { AskedFirms } from "./asked-firms";
import { FirmSees } from "./firm-sees";
import { PartWhom, roomFor } from "./part-whom";
import { Whom } from "./request-form";

const TONES: Readonly<Record<State, ChipTone>> = {
  draft: "outline",
  sent: "info",
  quoting: "ok",
  awarded: "ok",
  closed: "outline",
  withdrawn: "outline",
  expired: "warn",
  no_match: "warn",
};

interface RequestStateProps {
  readonly project: Project;
  readonly request: QuoteRequest;
  readonly design: Design;
  readonly onAgain: () => void;
}

/** A request that was sent: what became of it, who was asked, and what its owner may do. */
export function RequestState({ project, request, design, onAgain }: RequestStateProps) {
  const [withdrawing, setWithdrawing] = useState(false);
  const acting = useRequest(project.id);
  const { state, events, version, invitations, sentAt, expiresAt } = request;
  const living = invitations.filter((each) => LIVING_LEADS.some((one) => one === each.state));
  const accepted = living.filter((each) => each.state !== "offered" && each.state !== "viewed").length;
  const waiting = living.length - accepted;
  const room = roomFor(living.length);
  return (
    <div className="request-columns">
      <div className="grid min-w-0 content-start gap-6">
        <Sheet aria-label={say("state")}>
          <SheetSection>
            <Chip tone={TONES[state]}>{say(`state.${state}`)}</Chip>
            <p className="request-verdict mt-3">{verdictOf(state, waiting, accepted)}</p>
            {invitations.some((each) => each.state === "quoted" || each.state === "won") && (
              <Link
                to="/projects/$projectId/offers"
                params={{ projectId: project.id }}
                className={buttonClass({ variant: "primary" })}
              >
                {say("toOffers")}
              </Link>
            )}
            {sentAt !== null && expiresAt !== null && state === "sent" && (
              <p className="type-small text-text-2">
                {say("sentOn", { when: formatDateTime(sentAt), end: formatDate(expiresAt) })}
              </p>
            )}
          </SheetSection>
        </Sheet>
        {invitations.length > 0 && (
          <Sheet aria-label={say("asked")}>
            <SheetSection level={2} title={say("asked")}>
              <AskedFirms invitations={invitations} unit={roadUnitOf(project.country)} />
            </SheetSection>
          </Sheet>
        )}
        {events.includes("invite") && room > 0 && (
          <AskMore project={project} version={version} wishDate={request.wishDate ?? ""} room={room} />
        )}
      </div>
      <FirmSees
        design={design}
        place={request.place}
        budgetMinor={request.budgetMinor}
        currency={request.currency}
        chosen={living.length}
        draft={false}
      >
        <div className="mt-4 grid gap-3">
          {events.includes("withdraw") && (
            <Button full variant="danger" onClick={() => setWithdrawing(true)}>
              {say("withdraw")}
            </Button>
          )}
          {events.length === 0 && (
            <Button full onClick={onAgain}>
              {say("again")}
            </Button>
          )}
        </div>
      </FirmSees>
      {withdrawing && (
        <ConfirmDialog
          title={say("withdrawTitle")}
          description={say("withdrawMeans")}
          action={say("withdraw")}
          busyText={say("withdrawing")}
          busy={acting.isPending}
          onConfirm={() => acting.mutate({ does: "withdraw", version }, { onSettled: () => setWithdrawing(false) })}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </div>
  );
}

function verdictOf(state: State, waiting: number, accepted: number): string {
  if (state === "sent") return say("verdict.sent", { waiting });
  if (state === "quoting") return say("verdict.quoting", { accepted });
  return state === "draft" ? say("state.draft") : say(`verdict.${state}`);
}

interface AskMoreProps {
  readonly project: Project;
  readonly version: number;
  readonly wishDate: string;
  readonly room: number;
}

/** While fewer than four are asked, others may be, each with a consent of its own. */
function AskMore({ project, version, wishDate, room }: AskMoreProps) {
  const candidates = useQuery({ ...candidatesQuery(project.id), retry: false });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const acting = useRequest(project.id);
  if (candidates.data?.listed.every(({ asked }) => asked) === true) return null;
  return (
    <Sheet aria-label={say("askMore")}>
      <SheetSection level={2} title={say("askMore")}>
        <Whom answer={candidates}>
          {(listed) => (
            <PartWhom
              unit={roadUnitOf(project.country)}
              candidates={{ ...listed, listed: listed.listed.filter(({ asked }) => !asked) }}
              wishDate={wishDate}
              chosen={chosen}
              room={room}
              onChoose={(id, on) => setChosen((now) => (on ? [...now, id] : now.filter((each) => each !== id)))}
            />
          )}
        </Whom>
        <Button
          className="mt-4"
          disabled={chosen.length === 0}
          busy={acting.isPending}
          busyText={say("sending")}
          onClick={() =>
            acting.mutate({ does: "send", version, draft: null, firms: chosen }, { onSuccess: () => setChosen([]) })
          }
        >
          {say("send", { count: chosen.length })}
        </Button>
      </SheetSection>
    </Sheet>
  );
}
