import type { LeadSummary } from "@sunwright/contract/leads";
import type { LeadState } from "@sunwright/contract/request-states";
import { say } from "@sunwright/words/leads";
import { clsx } from "clsx";
import { formatDate, roughly } from "../../../lib/format";
import { useRoadUnit } from "../../../lib/road-unit";
import { Link } from "../../../lib/routing/link";
import { Chip, type ChipTone } from "../../../ui/chip";
import { DayStrip } from "../../../ui/day-strip";
import type { LeadSearch } from "../model/lead-search";
import { stripOf } from "../model/strips";
import { AnswerClock } from "./answer-clock";
import { LeadFigures } from "./lead-figures";

export const LEAD_TONES: Readonly<Record<LeadState, ChipTone>> = {
  offered: "info",
  viewed: "neutral",
  accepted: "ok",
  site_visit: "ok",
  quoted: "ok",
  won: "ok",
  lost: "outline",
  declined: "outline",
  expired: "warn",
  withdrawn: "outline",
};

/** "Off-grid system, Kano"; the place alone once it is over. */
export const kindOf = ({ systemType, place }: Pick<LeadSummary, "systemType" | "place">): string =>
  systemType === null ? place : say("kind", { type: systemType === "on-grid" ? "ongrid" : systemType, place });

interface LeadCardProps {
  readonly lead: LeadSummary;
  readonly search: LeadSearch;
  readonly open: boolean;
}

export function LeadCard({ lead, search, open }: LeadCardProps) {
  const { id, state, kilometres, gridHours, answerBy, fit } = lead;
  const unit = useRoadUnit();
  const waits = state === "offered" || state === "viewed";
  return (
    <article className={clsx("lead-card", open && "lead-card-open")}>
      <div className="flex items-start justify-between gap-2">
        <h2 className="type-h4 min-w-0 break-words">
          <Link
            to="/leads"
            search={{ ...search, lead: id }}
            resetScroll={false}
            className="lead-card-link"
            aria-current={open ? "true" : undefined}
          >
            {kindOf(lead)}
          </Link>
        </h2>
        <span className="flex flex-none items-center gap-2">
          <Chip tone={LEAD_TONES[state]}>{say(`state.${state}`)}</Chip>
          {fit !== null && (
            <span className="lead-fit" role="img" aria-label={say("fitOf", { points: fit })}>
              <span className="type-h4" aria-hidden="true">
                {fit}
              </span>{" "}
              <span className="type-help" aria-hidden="true">
                {say("fit")}
              </span>
            </span>
          )}
        </span>
      </div>
      <p className="type-help text-text-3">{say("away", { distance: roughly(kilometres, unit) })}</p>
      <LeadFigures lead={lead} />
      {gridHours !== null && (
        <DayStrip hours={stripOf(gridHours)} label={say("gridHours", { hours: gridHours.length })} className="mt-2" />
      )}
      {waits ? (
        <AnswerClock answerBy={answerBy} />
      ) : (
        <p className="type-help mt-2 text-text-3">{say("answered", { when: formatDate(lead.offeredAt) })}</p>
      )}
    </article>
  );
}
