import type { QuoteRequest } from "@sunwright/contract/requests";
import type { LeadState } from "@sunwright/contract/request-states";
import type { RoadUnit } from "@sunwright/engine/countries/road-unit";
import { say } from "@sunwright/words/requests";
import { formatDateTime, roughly } from "../../../lib/format";
import { HiddenPieces } from "../../../lib/hidden-pieces";
import { Link } from "../../../lib/routing/link";
import { Chip, type ChipTone } from "../../../ui/chip";

const TONES: Readonly<Record<LeadState, ChipTone>> = {
  offered: "info",
  viewed: "info",
  accepted: "ok",
  site_visit: "ok",
  quoted: "ok",
  won: "ok",
  lost: "outline",
  declined: "outline",
  expired: "warn",
  withdrawn: "outline",
};

interface AskedFirmsProps extends Pick<QuoteRequest, "invitations"> {
  /** What roads are counted in where the house stands. */
  readonly unit: RoadUnit;
}

/** Each firm that was asked: where it stands, who saw what and when, and what was agreed to. */
export const AskedFirms = ({ invitations, unit }: AskedFirmsProps) => (
  <ul className="asked-firms">
    {invitations.map((asked) => (
      <AskedFirm key={asked.id} asked={asked} unit={unit} />
    ))}
  </ul>
);

interface AskedFirmProps extends Pick<AskedFirmsProps, "unit"> {
  readonly asked: QuoteRequest["invitations"][number];
}

function AskedFirm({ asked, unit }: AskedFirmProps) {
  const { firmId, firm, state, kilometres, answerBy, answeredAt, reason, words, shown, consent, offeredAt } = asked;
  const waits = state === "offered" || state === "viewed";
  return (
    <li className="asked-firm" aria-label={firm}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="type-h4 min-w-0 break-words" translate="no">
          {firmId === null ? (
            firm
          ) : (
            <Link to="/installers/$firmId" params={{ firmId }} className="link">
              {firm}
            </Link>
          )}
        </h3>
        <Chip tone={TONES[state]}>{say(`lead.${state}`)}</Chip>
      </div>
      {kilometres > 0 && (
        <p className="type-help text-text-3">{say("distance", { distance: roughly(kilometres, unit) })}</p>
      )}
      {firmId === null && <p className="type-small text-text-2">{say("gone")}</p>}
      <p className="type-small text-text-2">
        {waits ? say("answerBy", { when: formatDateTime(answerBy) }) : formatDateTime(answeredAt ?? answerBy)}
        {reason !== null && `. ${say(`reason.${reason}`)}`}
      </p>
      {words.some((piece) => piece !== "") && (
        <p className="type-small whitespace-pre-line break-words">
          <HiddenPieces pieces={words} />
        </p>
      )}
      {firmId !== null && (
        <p className="type-small mt-1">
          <Link to="/messages/$thread" params={{ thread: asked.id }} className="link">
            {say("questions", { firm })}
          </Link>
        </p>
      )}
      <ul className="type-help mt-2 text-text-3">
        {shown.length === 0 && <li>{say("shown.none")}</li>}
        {shown.map(({ what, at }) => (
          <li key={what}>{say(`shown.${what}`, { when: formatDateTime(at) })}</li>
        ))}
        <li className="break-words">
          <span translate="no">{consent}</span> {formatDateTime(offeredAt)}
        </li>
      </ul>
    </li>
  );
}
