import type { QuoteDraft, QuoteVersion } from "@sunwright/contract/quotes";
import { MARGIN_MAX, QUOTE_LINES_MAX } from "@sunwright/contract/quote-states";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
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
import { CATEGORY_OF, type DraftLine, lineName } from "../model/draft";
import type { DraftProps } from "../model/draft-props";
import { NumberCell } from "./number-cell";
import { PickProduct } from "./pick-product";

interface LinesTableProps extends DraftProps {
  /** With what products cost now. */
  readonly priced: QuoteDraft;
  /** As the server last answered them. */
  readonly shown: QuoteVersion["lines"];
  readonly currency: Currency;
}

const MONEY_MOST = 1_000_000_000_000;
const PIECES_MOST = 10_000;
const FIELDS = ["cost", "quantity", "margin"] as const;
const EMPTY: DraftLine = { kind: "other", name: "", quantity: 1, productId: null, costMinor: 0, marginPercent: 15 };

/** The parts with what they cost the firm, its margin and what the homeowner pays. */
export function LinesTable({ draft, onChange, faultOf, priced, shown, currency }: LinesTableProps) {
  const [picking, setPicking] = useState<number | null>(null);
  const change = (at: number, sent: Partial<DraftLine>) =>
    onChange({ lines: draft.lines.map((line, index) => (index === at ? { ...line, ...sent } : line)) });
  const picked = picking === null ? undefined : draft.lines[picking];
  return (
    <>
      <SheetHeader
        title={say("parts")}
        aside={
          draft.lines.length < QUOTE_LINES_MAX && (
            <Button
              variant="outline"
              size="sm"
              icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
              onClick={() => onChange({ lines: [...draft.lines, EMPTY] })}
            >
              {say("addLine")}
            </Button>
          )
        }
      />
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
            live={shown[index]?.productId === line.productId ? (shown[index]?.live ?? null) : null}
            called={line.productId === null ? lineName(line) : (shown[index]?.name ?? lineName(line))}
            currency={currency}
            onChange={(sent) => change(index, sent)}
            onFault={(field) => faultOf(`${field} ${index}`)}
            onPick={() => setPicking(index)}
            onRemove={() => {
              // What could not be read goes with its line.
              for (const field of FIELDS)
                for (const at of [index, draft.lines.length - 1]) faultOf(`${field} ${at}`)(false);
              onChange({ lines: draft.lines.filter((_, at) => at !== index) });
            }}
          />
        ))}
      </ul>
      {picking !== null && picked !== undefined && (
        <PickProduct
          line={picked}
          currency={currency}
          onPick={(productId) => {
            change(picking, { productId });
            setPicking(null);
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}

interface LineProps {
  readonly line: DraftLine;
  readonly live: QuoteVersion["lines"][number]["live"];
  readonly called: string;
  readonly currency: Currency;
  readonly onChange: (sent: Partial<DraftLine>) => void;
  readonly onFault: (field: string) => (wrong: boolean) => void;
  readonly onPick: () => void;
  readonly onRemove: () => void;
}

function Line({ line, live, called, currency, onChange, onFault, onPick, onRemove }: LineProps) {
  const { kind, quantity, costMinor, marginPercent, productId } = line;
  const scale = 10 ** MINOR_DIGITS[currency];
  const unit = priceOfCost(costMinor, marginPercent);
  const part = called;
  return (
    <li className="quote-line" aria-label={part}>
      <div className="quote-line-part">
        {productId === null ? (
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
      <div className="quote-line-from type-small">
        {productId === null ? (
          <span className="text-text-3">{say("typed")}</span>
        ) : live === null ? (
          <span className="quote-gone">{say("gone")}</span>
        ) : (
          <span>
            {say("live", live)}
            {live.trade && <span className="block text-text-3">{say("trade")}</span>}
          </span>
        )}
        {CATEGORY_OF[kind] !== undefined &&
          (productId === null ? (
            <button type="button" className="link" aria-label={say("chooseFor", { part })} onClick={onPick}>
              {say("choose")}
            </button>
          ) : (
            <button
              type="button"
              className="link"
              aria-label={say("typeInsteadOf", { part })}
              onClick={() => onChange({ productId: null, name: called.slice(0, 100), costMinor })}
            >
              {say("typeInstead")}
            </button>
          ))}
      </div>
      <NumberCell
        label={say("costOf", { part })}
        value={costMinor}
        scale={scale}
        max={MONEY_MOST / scale}
        disabled={productId !== null}
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
