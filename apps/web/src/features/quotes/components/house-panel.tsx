import type { QuoteVersion } from "@sunwright/contract/quotes";
import type { Warning } from "@sunwright/engine/quotes/quote";
import { say } from "@sunwright/words/quote-desk";
import { changesSaid } from "../../../lib/changes-said";
import { formatNumber } from "../../../lib/format";
import { NightStrip } from "../../../lib/night-strip";
import { NoWarnings, WarningLine } from "../../../lib/warning-line";
import { whatHappened } from "../../../lib/api-error";
import { ErrorRow } from "../../../ui/error-row";
import { Num } from "../../../ui/num";
import { SummarySheet } from "../../../ui/sheet";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { TextInput } from "../../../ui/text-input";
import type { Check } from "../api/use-check";
import type { DraftProps } from "../model/draft-props";
import { WiringPanel } from "./wiring-panel";

interface HousePanelProps extends DraftProps {
  readonly check: Check;
  readonly designHours: number | null;
}

/** What the draft does in the house of the request, and what is to be known before it is sent. */
export function HousePanel({ draft, onChange, check, designHours }: HousePanelProps) {
  const { data, stale, error, busy, again } = check;
  return (
    <>
      <SummarySheet aria-label={say("house")} className="quote-house" aria-busy={stale}>
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 className="type-h3">{say("house")}</h2>
          <span className="type-help text-text-3" role="status">
            {data === undefined ? say("simulating") : stale ? say("older") : say("houseLine")}
          </span>
        </div>
        {error !== null && (
          <ErrorRow
            className="mt-3"
            message={say("notSimulatedNow")}
            detail={whatHappened(error, say("safe"))}
            onRetry={again}
            retrying={busy}
          />
        )}
        {data !== undefined ? (
          <HouseFigures figures={data.figures} designHours={designHours} />
        ) : (
          error === null && (
            <Delayed>
              <SkeletonRows rows={4} label={say("simulating")} />
            </Delayed>
          )
        )}
      </SummarySheet>
      {data !== undefined && <WiringPanel wiring={data.wiring} draft={draft} onChange={onChange} stale={stale} />}
      {data !== undefined && (
        <SummarySheet aria-label={say("warnings")}>
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <h2 className="type-h3">{say("warnings")}</h2>
            <span className="type-help text-text-3">{say("warningsLine", { count: data.warnings.length })}</span>
          </div>
          {data.warnings.length === 0 ? (
            <NoWarnings>{say("noWarnings")}</NoWarnings>
          ) : (
            <>
              <p className="type-help mt-1 text-text-2">{say("warningsMean")}</p>
              <Barred warnings={data.warnings} />
              <ul className="quote-warnings">
                {data.warnings.map((warning, index) => (
                  <li key={`${warning.code} ${warning.about} ${index}`}>
                    <WarningLine warning={warning} />
                    <Answer warning={warning} draft={draft} onChange={onChange} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </SummarySheet>
      )}
    </>
  );
}

/** What keeps the offer from being recommended. */
export function Barred({ warnings }: { readonly warnings: readonly Warning[] }) {
  const changes = changesSaid(warnings);
  return changes === null ? null : <p className="type-small mt-2 font-semibold">{say("barred", { changes })}</p>;
}

type Figures = NonNullable<QuoteVersion["figures"]>;

export const HouseFigures = ({
  figures,
  designHours,
}: {
  readonly figures: Figures;
  readonly designHours: number | null;
}) => (
  <>
    <dl className="quote-house-figures">
      <div>
        <dt className="type-help text-text-2">{say("withoutPower")}</dt>
        <dd>
          <Num value={formatNumber(figures.hoursWithoutPower)} unit={say("hoursUnit")} size={3} />
        </dd>
      </div>
      {designHours !== null && (
        <div>
          <dt className="type-help text-text-2">{say("design")}</dt>
          <dd>
            <Num value={formatNumber(designHours)} unit={say("hours")} size={3} />
          </dd>
        </div>
      )}
      <div>
        <dt className="type-help text-text-2">{say("carried")}</dt>
        <dd>
          <Num value={formatNumber(figures.nightHours, 1)} unit={say("hours")} size={3} />
        </dd>
      </div>
    </dl>
    <NightStrip nights={figures.nights} />
  </>
);

const ANSWER_MOST = 200;

/** One line of the firm's; the homeowner reads it under the warning. */
function Answer({
  warning: { code, about },
  draft,
  onChange,
}: Pick<DraftProps, "draft" | "onChange"> & { readonly warning: Warning }) {
  const mine = draft.answers.find((each) => each.code === code && each.about === about);
  const change = (words: string) => {
    const others = draft.answers.filter((each) => each !== mine);
    onChange({ answers: words.trim() === "" ? others : [...others, { code, about, words }] });
  };
  return (
    <TextInput
      size="sm"
      className="mt-1"
      aria-label={say("answer")}
      placeholder={say("answerPlaceholder")}
      maxLength={ANSWER_MOST}
      value={mine?.words ?? ""}
      onChange={(event) => change(event.target.value)}
    />
  );
}
