import type { QuoteDraft } from "@sunwright/contract/quotes";
import { say } from "@sunwright/words/quote-desk";
import { say as name } from "@sunwright/words/quote-names";
import { RefreshCw } from "lucide-react";
import { Button } from "../../../ui/button";
import { useStock } from "../api/quotes";
import type { DraftLine } from "../model/draft";
import { notTaken, stocked } from "../model/stock-lines";

interface StockProps {
  readonly stock: ReturnType<typeof useStock>;
  /** Something in the lines cannot be read. */
  readonly disabled: boolean;
  /** Of the draft as it is when it is called: somebody types while shops are looked through. */
  readonly onDraft: (to: (draft: QuoteDraft) => QuoteDraft) => void;
}

/** Takes every part that has no price of the firm's own from live stock. */
export const StockButton = ({ stock, disabled, onDraft }: StockProps) => (
  <Button
    variant="outline"
    size="sm"
    icon={<RefreshCw size={16} strokeWidth={2} aria-hidden="true" />}
    disabled={disabled}
    busy={stock.isPending}
    busyText={say("stockLooking")}
    onClick={() => stock.mutate(undefined, { onSuccess: (found) => onDraft((draft) => stocked(draft, found)) })}
  >
    {say("stock")}
  </Button>
);

interface StockFoundProps extends StockProps {
  readonly lines: readonly DraftLine[];
}

/** What was found and is in the lines, what of it is not, and what nobody sells. */
export function StockFound({ stock: { data }, lines, disabled, onDraft }: StockFoundProps) {
  if (data === undefined) return null;
  const namesOf = (kinds: readonly DraftLine["kind"][]) =>
    [...new Set(kinds)].map((kind) => name(`kind.${kind}`)).join(", ");
  const left = notTaken(lines, data.lines);
  return (
    <div role="status" className="quote-stock type-small text-text-2">
      <p>
        {say("stockFound", { products: data.lines.length, taken: data.lines.length - left.length })}{" "}
        {data.gaps.length > 0 && say("stockGaps", { parts: namesOf(data.gaps) })}{" "}
        {data.keepsTarget === false && say("stockMisses")}
      </p>
      {left.length > 0 && (
        <p>
          {say("stockKept", { parts: namesOf(left.map(({ kind }) => kind)) })}{" "}
          <button
            type="button"
            className="link"
            disabled={disabled}
            onClick={() => onDraft((draft) => stocked(draft, data, true))}
          >
            {say("stockAll")}
          </button>
        </p>
      )}
    </div>
  );
}
