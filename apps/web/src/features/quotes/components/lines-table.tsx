import { PRICE_MAX } from "@sunwright/contract/limits";
import type { BookEntry } from "@sunwright/contract/price-book";
import type { QuoteDraft, QuoteVersion } from "@sunwright/contract/quotes";
import { MARGIN_MAX, QUOTE_LINES_MAX } from "@sunwright/contract/quote-states";
import type { Currency } from "@sunwright/engine/parameters/options";
import { LINE_KINDS, priceOfCost } from "@sunwright/engine/quotes/written-quote";
import { say } from "@sunwright/words/quote-desk";
import { say as name } from "@sunwright/words/quote-names";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { Select } from "../../../ui/select";
import { SheetHeader } from "../../../ui/sheet";
import { TextInput } from "../../../ui/text-input";
import { useStock } from "../api/quotes";
import { type DraftLine, isSameSource, lineName } from "../model/draft";
import type { DraftProps } from "../model/draft-props";
import { MoneyCell, NumberCell } from "./number-cell";
import { type FromProps, LineFrom } from "./line-from";
import { PickPrice } from "./pick-price";
import { PickProduct } from "./pick-product";
import { StockButton, StockFound } from "./stock-button";

interface LinesTableProps extends DraftProps {
  /** With what products cost now. */
  readonly priced: QuoteDraft;
  /** As the server last answered them. */
  readonly shown: QuoteVersion["lines"];
  readonly currency: Currency;
  readonly quoteId: string;
  readonly hasFaults: boolean;
  readonly onDraft: (to: (draft: QuoteDraft) => QuoteDraft) => void;
}

const PIECES_MOST = 10_000;
const FIELDS = ["cost", "quantity", "margin"] as const;
const EMPTY: DraftLine = {
  kind: "other",
  name: "",
  quantity: 1,
  productId: null,
  bookId: null,
  costMinor: 0,
  marginPercent: 15,
};
type ShownLine = QuoteVersion["lines"][number];

/** The parts with what they cost the firm, its margin and what the homeowner pays. */
export function LinesTable(props: LinesTableProps) {
  const { draft, onChange, faultOf, priced, shown, currency, quoteId, hasFaults, onDraft } = props;
  const stock = useStock(quoteId);
  const [picking, setPicking] = useState<{ readonly at: number; readonly from: "stock" | "book" } | null>(null);
  // Until the server has answered what was just taken.
  const [taken, setTaken] = useState<readonly BookEntry[]>([]);
  const change = (at: number, sent: Partial<DraftLine>) =>
    onChange({ lines: draft.lines.map((line, index) => (index === at ? { ...line, ...sent } : line)) });
  const picked = picking === null ? undefined : draft.lines[picking.at];
  const pick = (sent: Partial<DraftLine>) => {
    if (picking !== null) change(picking.at, sent);
    setPicking(null);
  };
  return (
    <>
      <SheetHeader
        title={say("parts")}
        aside={
          <span className="flex flex-wrap gap-2">
            <StockButton stock={stock} disabled={hasFaults} onDraft={onDraft} />
            {draft.lines.length < QUOTE_LINES_MAX && (
              <Button
                variant="outline"
                size="sm"
                icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
                onClick={() => onChange({ lines: [...draft.lines, EMPTY] })}
              >
                {say("addLine")}
              </Button>
            )}
          </span>
        }
      />
      <StockFound stock={stock} lines={draft.lines} disabled={hasFaults} onDraft={onDraft} />
      <div className="quote-lines-head type-small text-text-2" aria-hidden="true">
        <span>{say("part")}</span>
        <span>{say("from")}</span>
        <span>{say("cost")}</span>
        <span>{say("quantity")}</span>
        <span>{say("margin")}</span>
        <span>{say("linePrice")}</span>
      </div>
      <ul className="quote-lines" aria-label={say("parts")}>
        {priced.lines.map((line, index) => (
          <Line
            key={index}
            line={line}
            parts={draft}
            source={sourceOf(line, shown[index], taken)}
            called={lineName(isSameSource(line, shown[index]) ? shown[index] : line)}
            currency={currency}
            onChange={(sent) => change(index, sent)}
            onFault={(field) => faultOf(`${field} ${index}`)}
            onPick={(from) => setPicking({ at: index, from })}
            onRemove={() => {
              // What could not be read goes with its line.
              for (const field of FIELDS)
                for (const at of [index, draft.lines.length - 1]) faultOf(`${field} ${at}`)(false);
              onChange({ lines: draft.lines.filter((_, at) => at !== index) });
            }}
          />
        ))}
      </ul>
      {picking?.from === "stock" && picked !== undefined && (
        <PickProduct
          line={picked}
          currency={currency}
          onPick={(productId) => pick({ productId, bookId: null })}
          onClose={() => setPicking(null)}
        />
      )}
      {picking?.from === "book" && picked !== undefined && (
        <PickPrice
          line={picked}
          currency={currency}
          onPick={(entry) => {
            setTaken((before) => [...before, entry]);
            pick({ productId: null, bookId: entry.id, name: entry.name, costMinor: entry.costMinor });
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}

type Source = Pick<ShownLine, "live" | "book">;

/** Where the cost of a line comes from, as the server last said it. */
function sourceOf(line: DraftLine, shown: ShownLine | undefined, taken: readonly BookEntry[]): Source {
  const none = { live: null, book: null };
  if (isSameSource(line, shown)) return shown;
  if (line.productId !== null || line.bookId === null) return none;
  const entry = taken.find(({ id }) => id === line.bookId);
  return entry === undefined ? none : { ...none, book: { ...entry, figures: false } };
}

interface LineProps extends FromProps {
  readonly called: string;
  readonly onFault: (field: string) => (wrong: boolean) => void;
  readonly onRemove: () => void;
}

function Line(props: LineProps) {
  const { line, called, currency, onChange, onFault, onRemove } = props;
  const { kind, quantity, costMinor, marginPercent, productId, bookId } = line;
  const unit = priceOfCost(costMinor, marginPercent);
  const part = called;
  const typed = productId === null && bookId === null;
  return (
    <li className="quote-line" aria-label={part}>
      <div className="quote-line-part">
        {typed ? (
          <>
            <TextInput
              size="sm"
              aria-label={say("nameOf", { part })}
              placeholder={name(`kind.${kind}`)}
              maxLength={100}
              value={line.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
            {kind === "other" && (
              <Select
                size="sm"
                aria-label={say("kind")}
                value={kind}
                onValueChange={(next) => onChange({ kind: next })}
                options={LINE_KINDS.map((value) => ({ value, label: name(`kind.${value}`) }))}
              />
            )}
          </>
        ) : (
          <p className="font-semibold break-words" translate="no">
            {called}
          </p>
        )}
      </div>
      <LineFrom {...props} part={part} />
      <MoneyCell
        label={say("costOf", { part })}
        value={costMinor}
        currency={currency}
        most={PRICE_MAX}
        disabled={!typed}
        onChange={(next) => onChange({ costMinor: next ?? 0 })}
        onFault={onFault("cost")}
      />
      <NumberCell
        label={say("quantityOf", { part })}
        value={quantity}
        whole
        max={PIECES_MOST}
        unit={say("pieces")}
        onChange={(next) => onChange({ quantity: next ?? 0 })}
        onFault={onFault("quantity")}
      />
      <NumberCell
        label={say("marginOf", { part })}
        value={marginPercent}
        max={MARGIN_MAX}
        unit="%"
        onChange={(next) => onChange({ marginPercent: next ?? 0 })}
        onFault={onFault("margin")}
      />
      <p className="quote-line-price">{amountText(quantity * unit, currency)}</p>
      <IconButton
        label={say("removeLine", { part })}
        icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        danger
        onClick={onRemove}
      />
    </li>
  );
}
