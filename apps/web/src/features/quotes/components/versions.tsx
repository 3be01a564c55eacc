import type { FirmQuote, QuoteVersion } from "@sunwright/contract/quotes";
import { say } from "@sunwright/words/quote-desk";
import { say as name } from "@sunwright/words/quote-names";
import { formatDateTime } from "../../../lib/format";
import { HiddenPieces } from "../../../lib/hidden-pieces";
import { amountText } from "../../../lib/minor-money";
import { Chip } from "../../../ui/chip";
import { Fold } from "../../../ui/fold";
import { QUOTE_TONES } from "../model/tones";
import { SentLines } from "./sent-version";

interface VersionsProps {
  readonly quote: FirmQuote;
  readonly versions: readonly QuoteVersion[];
}

/** What was sent before, as it was. */
export const Versions = ({ quote, versions }: VersionsProps) => (
  <div className="mt-6">
    <Fold title={say("history")} line={say("historyLine", { count: versions.length })}>
      {() => (
        <ul className="grid gap-6">
          {versions.map((version) => (
            <li key={version.id}>
              <div className="flex flex-wrap items-center gap-3">
                <h3 className="type-h4">{name("version", { number: version.number })}</h3>
                <Chip tone={QUOTE_TONES[version.state]}>{name(`state.${version.state}`)}</Chip>
                <span>{amountText(version.totals.totalMinor, quote.currency)}</span>
                {version.sentAt !== null && (
                  <span className="type-help text-text-3">{formatDateTime(version.sentAt)}</span>
                )}
              </div>
              {version.reply.length > 0 && (
                <p className="type-small mt-1 break-words whitespace-pre-line">
                  <HiddenPieces pieces={version.reply} />
                </p>
              )}
              <SentLines quote={quote} version={version} />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  </div>
);
