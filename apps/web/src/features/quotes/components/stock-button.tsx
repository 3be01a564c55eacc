import { say } from "@sunwright/words/quote-desk";
import { say as name } from "@sunwright/words/quote-names";
import { RefreshCw } from "lucide-react";
import { Button } from "../../../ui/button";
import { useStock } from "../api/quotes";
import type { DraftLine } from "../model/draft";
import { withStock } from "../model/stock-lines";

interface StockProps {
  readonly stock: ReturnType<typeof useStock>;
  /** Something in the lines cannot be read. */
  readonly disabled: boolean;
  readonly onLines: (change: (lines: readonly DraftLine[]) => DraftLine[]) => void;
}

/** Takes every part that has no price of the firm's own from live stock. */
export const StockButton = ({ stock, disabled, onLines }: StockProps) => (
  <Button
    variant="outline"
    size="sm"
    icon={<RefreshCw size={16} strokeWidth={2} aria-hidden="true" />}
    disabled={disabled}
    busy={stock.isPending}
    busyText={say("stockLooking")}
    onClick={() =>
      stock.mutate(undefined, { onSuccess: ({ lines }) => onLines((before) => withStock(before, lines).lines) })
    }
  >
    {say("stock")}
  </Button>
);

/** What was found, and what was not. */
export function StockFound({ stock: { data } }: Pick<StockProps, "stock">) {
  if (data === undefined) return null;
  const gaps = data.gaps.map((kind) => name(`kind.${kind}`)).join(", ");
  return (
    <p role="status" className="quote-stock type-small text-text-2">
      {say("stockFound", { products: data.lines.length })} {gaps !== "" && say("stockGaps", { parts: gaps })}{" "}
      {data.keepsTarget === false && say("stockMisses")}
    </p>
  );
}
