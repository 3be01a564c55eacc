import type { FirmQuote, QuoteDraft, QuoteVersion } from "@sunwright/contract/quotes";
import { say } from "@sunwright/words/quote-desk";
import { Send } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../../lib/format";
import { HiddenPieces } from "../../../lib/hidden-pieces";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { Sheet } from "../../../ui/sheet";
import { useQuoting } from "../api/quotes";
import { draftOf, isSame, pricedBy, sumsOf } from "../model/draft";
import { useCheck } from "../api/use-check";
import { FigureFields } from "./figure-fields";
import { HousePanel } from "./house-panel";
import { LinesTable } from "./lines-table";
import { SendDialog } from "./send-dialog";
import { Services } from "./services";
import { Terms } from "./terms";

interface EditorProps {
  readonly quote: FirmQuote;
  readonly version: QuoteVersion;
  /** The version that this one follows. */
  readonly before: QuoteVersion | undefined;
}

/** A draft while it is written, and beside it what it does in the house. */
export function Editor({ quote, version, before }: EditorProps) {
  const stored = draftOf(version);
  const [draft, setDraft] = useState<QuoteDraft>(stored);
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<"send" | "remove" | null>(null);
  const acting = useQuoting(quote.id);
  const check = useCheck(quote.id, draft);
  const onChange = (change: Partial<QuoteDraft>) => setDraft((now) => ({ ...now, ...change }));
  const faultOf = (field: string) => (wrong: boolean) =>
    setFaults((now) => {
      if (now.has(field) === wrong) return now;
      const next = new Set(now);
      if (wrong) next.add(field);
      else next.delete(field);
      return next;
    });
  const shown = check.data?.lines.length === draft.lines.length ? check.data.lines : version.lines;
  const priced = pricedBy(draft, shown);
  const sums = sumsOf(priced, quote.currency);
  const body = { version: version.version, draft };
  const isStored = isSame(draft, stored);
  const does = acting.isPending ? acting.variables.does : null;
  const close = () => setAsking(null);
  // What the server looked up is stored in place of what was sent, unless somebody has typed on.
  const takeOver = ({ versions }: FirmQuote) => {
    const saved = versions.find(({ id }) => id === version.id);
    if (saved !== undefined) setDraft((now) => (now === draft ? draftOf(saved) : now));
  };
  const parts = { draft, onChange, faultOf };
  return (
    <div className="quote-columns">
      <div className="grid min-w-0 content-start gap-6">
        {before !== undefined && <Reply version={before} />}
        <Sheet aria-label={say("parts")}>
          <LinesTable
            {...parts}
            priced={priced}
            shown={shown}
            currency={quote.currency}
            quoteId={quote.id}
            hasFaults={faults.size > 0}
            onDraft={setDraft}
          />
          <Services {...parts} sums={sums} currency={quote.currency} client={quote.client} />
        </Sheet>
        <FigureFields {...parts} checked={check.data} />
        <Terms {...parts} sums={sums} currency={quote.currency} payment={quote.payment ?? "any"} />
      </div>
      <aside className="quote-side">
        <div className="quote-actions">
          <p className="type-help text-text-3" role="status">
            {faults.size > 0 ? say("faults") : say(isStored ? "savedAll" : "unsaved")}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="outline"
              disabled={faults.size > 0}
              busy={does === "save"}
              busyText={say("saving")}
              onClick={() => acting.mutate({ does: "save", versionId: version.id, body }, { onSuccess: takeOver })}
            >
              {say("save")}
            </Button>
            <Button
              icon={<Send size={18} strokeWidth={1.75} aria-hidden="true" />}
              disabled={faults.size > 0}
              onClick={() => setAsking("send")}
            >
              {say("send")}
            </Button>
          </div>
          {version.events.includes("remove") && (
            <Button variant="ghost" size="sm" onClick={() => setAsking("remove")}>
              {say("remove")}
            </Button>
          )}
        </div>
        <HousePanel {...parts} check={check} designHours={quote.designHours} />
        <ClientSees quote={quote} draft={draft} totalMinor={sums.totalMinor} />
      </aside>
      {asking === "send" && (
        <SendDialog
          amount={amountText(sums.totalMinor, quote.currency)}
          warnings={check.data?.warnings ?? []}
          busy={does === "send"}
          onSend={() =>
            acting.mutate({ does: "send", versionId: version.id, body, stored: isStored }, { onSettled: close })
          }
          onClose={close}
        />
      )}
      {asking === "remove" && (
        <ConfirmDialog
          title={say("removeTitle")}
          description={say("removeMeans")}
          action={say("remove")}
          busyText={say("removing")}
          busy={does === "remove"}
          onConfirm={() => acting.mutate({ does: "remove", versionId: version.id }, { onSettled: close })}
          onClose={close}
        />
      )}
    </div>
  );
}

/** What the homeowner asked for, while the answer is written. */
function Reply({ version: { reply, state } }: { readonly version: QuoteVersion }) {
  if (reply.length === 0) return null;
  return (
    <div className="quote-reply">
      <h2 className="type-h4">{say(state === "declined" ? "replyDeclined" : "replyAsked")}</h2>
      <p className="break-words whitespace-pre-line">
        <HiddenPieces pieces={reply} />
      </p>
    </div>
  );
}

interface ClientSeesProps {
  readonly quote: FirmQuote;
  readonly draft: QuoteDraft;
  readonly totalMinor: number;
}

const ClientSees = ({ quote: { client, currency }, draft, totalMinor }: ClientSeesProps) => (
  <section className="quote-sees" aria-label={say("sees", { client: client ?? "none" })}>
    <h2 className="type-h3">{say("sees", { client: client ?? "none" })}</h2>
    <p className="quote-sees-price">{amountText(totalMinor, currency)}</p>
    <p className="type-small text-text-2">{say("seesHolds", { day: formatDate(draft.validUntil) })}</p>
  </section>
);
