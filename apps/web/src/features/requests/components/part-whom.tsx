import type { Response } from "@sunwright/contract/endpoint";
import type { Candidate, listCandidates } from "@sunwright/contract/requests";
import { LIVING_INVITATIONS_MAX } from "@sunwright/contract/request-states";
import { roadDistance, type RoadUnit } from "@sunwright/engine/countries/road-unit";
import { ABSENCES } from "@sunwright/engine/matching/installers";
import { say } from "@sunwright/words/requests";
import { clsx } from "clsx";
import { figureText, formatDate, formatNumber, power } from "../../../lib/format";
import { ratingText } from "../../../lib/rating-text";
import { Link } from "../../../lib/routing/link";
import { StarLine } from "../../../ui/stars";
import { Checkbox } from "../../../ui/checkbox";
import { Empty } from "../../../ui/empty";
import { HouseSymbol } from "../../../ui/symbols";
import { isFreeBy } from "../model/request-form";

export type Candidates = Response<typeof listCandidates>;

interface PartWhomProps {
  /** What roads are counted in where the house stands. */
  readonly unit: RoadUnit;
  readonly candidates: Candidates;
  readonly chosen: readonly string[];
  /** "2026-12-14"; empty for no date. */
  readonly wishDate: string;
  /** How many more may be asked. */
  readonly room: number;
  readonly onChoose: (firmId: string, chosen: boolean) => void;
}

/** Who may be asked and why, each with a consent of its own, and why others are not there. */
export function PartWhom({ unit, candidates, chosen, wishDate, room, onChoose }: PartWhomProps) {
  const { listed, place } = candidates;
  const watts = figureText(power(candidates.power, "kilo", 1));
  return (
    <>
      {listed.length === 0 ? (
        <Empty symbol={<HouseSymbol />}>
          <p>{say("whom.none", { place })}</p>
          <p className="type-small mt-1 text-text-2">{say("whom.noneHelp")}</p>
        </Empty>
      ) : (
        <>
          <p className="type-small text-text-2">{say("whom.why", { place, power: watts })}</p>
          <ul className="candidates">
            {listed.map((firm) => (
              <CandidateRow
                key={firm.firmId}
                firm={firm}
                unit={unit}
                wishDate={wishDate}
                chosen={chosen.includes(firm.firmId)}
                full={chosen.length >= room}
                onChoose={(on) => onChoose(firm.firmId, on)}
              />
            ))}
          </ul>
          <p className="type-help mt-4 text-text-3">{say("whom.order")}</p>
        </>
      )}
      <ShortList absent={candidates.absent} />
    </>
  );
}

export const roomFor = (living: number): number => LIVING_INVITATIONS_MAX - living;

interface CandidateRowProps extends Pick<PartWhomProps, "unit"> {
  readonly firm: Candidate;
  readonly wishDate: string;
  readonly chosen: boolean;
  readonly full: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

function CandidateRow({ firm, unit, wishDate, chosen, full, onChoose }: CandidateRowProps) {
  const { firmId, name, kilometres, radius, asked, certificates, rating, jobs, answerHours } = firm;
  const distance = roadDistance(kilometres, unit);
  return (
    <li className={clsx("candidate", asked && "text-text-3")}>
      <Checkbox
        label={
          <>
            <span className="type-h4 break-words" translate="no">
              {name}
            </span>
            <span className="block type-help text-text-3">
              {say("away", { unit, near: distance < 1 ? "yes" : "no", distance, radius: roadDistance(radius, unit) })}
            </span>
          </>
        }
        checked={chosen}
        disabled={asked || (full && !chosen)}
        help={asked ? say("askedAlready") : say("consent", { firm: name })}
        onCheckedChange={onChoose}
      />
      <div className="type-small">
        <div className={isLate(firm, wishDate) ? "text-warn" : undefined}>{freeText(firm, wishDate)}</div>
        <div>{jobsOf(firm)}</div>
      </div>
      <ul className="type-small">
        {certificates.map(({ kind, expires, systemTypes, state }) => (
          <li key={`${kind} ${expires}`} className={state === "expiring" ? "text-warn" : undefined}>
            <span translate="no">{kind}</span>,{" "}
            {expires === null ? say("noEnd") : say("until", { day: formatDate(expires) })}
            {systemTypes.length > 0 && (
              <span className="block type-help text-text-3">
                {say("covers", { systems: systemTypes.map((type) => say(`covers.${type}`)).join(", ") })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="type-small">
        <div>
          <StarLine stars={rating} text={ratingText({ mean: rating, reviews: jobs })} />
        </div>
        <div>{answerHours === null ? say("noAnswers") : say("answers", { hours: Math.max(1, answerHours) })}</div>
        <Link to="/installers/$firmId" params={{ firmId }} className="link">
          {say("page", { firm: name })}
        </Link>
      </div>
    </li>
  );
}

const isLate = ({ freeFrom }: Candidate, wishDate: string) => wishDate !== "" && !isFreeBy(freeFrom, wishDate);

function freeText(firm: Candidate, wishDate: string): string {
  if (firm.freeFrom === null) return say("free.now");
  return say(isLate(firm, wishDate) ? "free.late" : "free.from", { day: formatDate(firm.freeFrom) });
}

const kilowatts = (watts: number) => formatNumber(watts / 1_000, 1);
function jobsOf({ leastPower, mostPower }: Candidate): string {
  if (leastPower !== null && mostPower !== null)
    return say("jobs.between", { least: kilowatts(leastPower), most: kilowatts(mostPower) });
  if (leastPower !== null) return say("jobs.from", { least: kilowatts(leastPower) });
  return mostPower === null ? say("jobs.any") : say("jobs.upTo", { most: kilowatts(mostPower) });
}

function ShortList({ absent }: Pick<Candidates, "absent">) {
  const reasons = ABSENCES.filter((reason) => absent[reason] > 0);
  if (reasons.length === 0) return null;
  return (
    <section aria-label={say("whom.short")} className="mt-5">
      <h3 className="type-h4">{say("whom.short")}</h3>
      <ul className="type-small mt-1 text-text-2">
        {reasons.map((reason) => (
          <li key={reason}>{say(`absent.${reason}`, { count: absent[reason] })}</li>
        ))}
      </ul>
    </section>
  );
}
