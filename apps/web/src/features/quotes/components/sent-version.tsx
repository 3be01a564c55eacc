import type { FirmQuote, QuoteVersion } from "@sunwright/contract/quotes";
import { say } from "@sunwright/words/quote-desk";
import { say as name } from "@sunwright/words/quote-names";
import { FileText } from "lucide-react";
import { useState } from "react";
import { formatDate, formatDateTime, formatNumber } from "../../../lib/format";
import { HiddenPieces } from "../../../lib/hidden-pieces";
import { amountOf, amountText } from "../../../lib/minor-money";
import { PaymentBar } from "../../../lib/payment-bar";
import { useUnits } from "../../../lib/preferences";
import { NoWarnings, WarningLine } from "../../../lib/warning-line";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { Num } from "../../../ui/num";
import { Sheet, SheetHeader, SheetSection, SummarySheet } from "../../../ui/sheet";
import { useQuoting } from "../api/quotes";
import { lineName } from "../model/draft";
import { QUOTE_TONES } from "../model/tones";
import { HouseFigures } from "./house-panel";

interface SentVersionProps {
  readonly quote: FirmQuote;
  readonly version: QuoteVersion;
}

/** A version as it was sent: it is read, followed by another, or taken back. */
export function SentVersion({ quote, version }: SentVersionProps) {
  const [withdrawing, setWithdrawing] = useState(false);
  const acting = useQuoting(quote.id);
  const does = acting.isPending ? acting.variables.does : null;
  const { state, number, sentAt, viewedAt, events, figures, warnings, reply } = version;
  return (
    <div className="quote-columns">
      <div className="grid min-w-0 content-start gap-6">
        {reply.length > 0 && (
          <div className="quote-reply">
            <h2 className="type-h4">{say(state === "declined" ? "replyDeclined" : "replyAsked")}</h2>
            <p className="break-words whitespace-pre-line">
              <HiddenPieces pieces={reply} />
            </p>
          </div>
        )}
        <Sheet aria-label={name("version", { number })}>
          <SheetHeader
            title={name("version", { number })}
            aside={<Chip tone={QUOTE_TONES[state]}>{name(`state.${state}`)}</Chip>}
          />
          <SheetSection>
            <p className="type-small text-text-2">
              {sentAt !== null && say("sentOn", { when: formatDateTime(sentAt) })}
              {viewedAt !== null && `, ${say("seenOn", { when: formatDateTime(viewedAt) })}`}
            </p>
            <SentLines quote={quote} version={version} />
          </SheetSection>
          <SheetSection title={say("payments")}>
            <PaymentBar
              milestones={version.milestones}
              amounts={version.totals.milestonesMinor.map((minor) => amountText(minor, quote.currency))}
            />
            <p className="type-small mt-3 text-text-2">{say("holds", { day: formatDate(version.validUntil) })}</p>
          </SheetSection>
        </Sheet>
      </div>
      <aside className="quote-side">
        <div className="quote-actions">
          {events.includes("revise") && (
            <Button
              full
              busy={does === "add"}
              busyText={say("revising")}
              onClick={() => acting.mutate({ does: "add", body: { from: version.id, as: "version" } })}
            >
              {say("revise")}
            </Button>
          )}
          {events.includes("withdraw") && (
            <Button full variant="outline" onClick={() => setWithdrawing(true)}>
              {say("withdraw")}
            </Button>
          )}
          {sentAt !== null && figures !== null && <Paper quoteId={quote.id} versionId={version.id} />}
        </div>
        {figures !== null && (
          <SummarySheet aria-label={say("house")} className="quote-house">
            <h2 className="type-h3">{say("house")}</h2>
            <HouseFigures figures={figures} designHours={quote.designHours} />
          </SummarySheet>
        )}
        {figures !== null && (
          <SummarySheet aria-label={say("warnings")}>
            <h2 className="type-h3">{say("warningsLine", { count: warnings.length })}</h2>
            {warnings.length === 0 ? (
              <NoWarnings>{say("noWarnings")}</NoWarnings>
            ) : (
              <ul className="quote-warnings">
                {warnings.map((warning, index) => (
                  <li key={index}>
                    <WarningLine warning={warning} />
                  </li>
                ))}
              </ul>
            )}
          </SummarySheet>
        )}
      </aside>
      {withdrawing && (
        <ConfirmDialog
          title={say("withdrawTitle")}
          description={say("withdrawMeans")}
          action={say("withdraw")}
          busyText={say("withdrawing")}
          busy={does === "withdraw"}
          onConfirm={() =>
            acting.mutate({ does: "withdraw", versionId: version.id }, { onSettled: () => setWithdrawing(false) })
          }
          onClose={() => setWithdrawing(false)}
        />
      )}
    </div>
  );
}

function Paper({ quoteId, versionId }: { readonly quoteId: string; readonly versionId: string }) {
  const units = useUnits();
  return (
    <a href={`/api/quotes/${quoteId}/versions/${versionId}/pdf?units=${units}`} className="link quote-paper">
      <FileText size={18} strokeWidth={1.75} aria-hidden="true" /> {say("pdf")}
    </a>
  );
}

/** Lines and sums; what the firm alone sees stands under them. */
export function SentLines({ quote: { currency, client }, version }: SentVersionProps) {
  const { lines, labourMinor, transportMinor, totals, costMinor, marginMinor, taxPercent, tax } = version;
  const taxed = { rate: taxPercent, amount: amountText(totals.taxMinor, currency) };
  const row = (label: string, minor: number) => (
    <li>
      <span>{label}</span>
      <span>{amountText(minor, currency)}</span>
    </li>
  );
  return (
    <>
      <ul className="quote-sent-lines">
        {lines
          .filter(({ quantity }) => quantity > 0)
          .map((line, index) => (
            <li key={index}>
              <span className="min-w-0 break-words">
                {line.quantity > 1 && `${formatNumber(line.quantity)} × `}
                <span translate="no">{lineName(line)}</span>
              </span>
              <span>{amountText(line.totalMinor, currency)}</span>
            </li>
          ))}
        {labourMinor > 0 && row(say("labour"), labourMinor)}
        {transportMinor > 0 && row(say("transport"), transportMinor)}
        <li className="quote-total">
          <span>{say("pays", { client: client ?? "none" })}</span>
          <Num {...amountOf(totals.totalMinor, currency)} size={3} />
        </li>
      </ul>
      <p className="type-small text-text-2">{name(tax === "added" ? "taxAdded" : "taxContained", taxed)}</p>
      <p className="type-small mt-2 text-text-2">
        {say("onlyYou", {
          cost: amountText(costMinor, currency),
          margin: amountText(marginMinor, currency),
          share: totals.partsMinor > 0 ? marginMinor / totals.partsMinor : 0,
        })}
      </p>
    </>
  );
}
