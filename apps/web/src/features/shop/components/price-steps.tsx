import { say } from "@sunwright/words/price-lists";
import type { Currency } from "@sunwright/engine/parameters/options";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { CURRENCY } from "../../../lib/money";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { NumberInput } from "../../../ui/number-input";
import { TextInput } from "../../../ui/text-input";
import { marginOf, type StepForm, stepOf } from "../model/price-steps";
import { amountOf, MINOR_UNITS } from "../model/amount";
import { beforeTax, type TypedWay, withTax } from "../model/typed-price";

interface PriceStepRowProps {
  readonly form: StepForm;
  /** Which list, where a form holds several. */
  readonly list: string | null;
  readonly currency: Currency;
  readonly onChange: (form: StepForm) => void;
  readonly onRemove: () => void;
  readonly tried: boolean;
  /** Why it is refused as it stands, where no field of its own says it. */
  readonly refusal?: string | undefined;
  /** What the product costs the shop, its tax and its power, where they are known. */
  readonly product?: {
    readonly cost: number | null;
    readonly tax: number;
    readonly watts: number | null;
    /** Sales tax comes on top of its prices. */
    readonly addsTax: boolean;
  };
  /** How the price is typed; it is kept with its tax. */
  readonly typed?: TypedWay;
}

/** A price from a quantity on: what it is each, what is left of it, and the days it holds. */
export function PriceStepRow(props: PriceStepRowProps) {
  const { form, list, currency, onChange, onRemove, tried, refusal, product, typed } = props;
  const set = (part: Partial<StepForm>) => onChange({ ...form, ...part });
  const { faults } = stepOf(form);
  const error = (field: "from" | "each" | "last") => {
    if (field === "each" && refusal !== undefined) return refusal;
    const fault = tried ? faults[field] : undefined;
    if (fault === undefined) return undefined;
    return typeof fault === "string" ? say(`fault.${fault}`) : fault.said;
  };
  const each = amountOf(form.each);
  const margin = product === undefined ? null : marginOf(each, product.cost, product.addsTax ? 0 : product.tax);
  const perWatt = each === null || product?.watts == null || product.watts <= 0 ? null : each / product.watts;
  return (
    <div className="shop-step">
      {list !== null && <span className="type-h4 self-center">{list}</span>}
      <Field label={say("from")} error={error("from")}>
        <NumberInput whole value={form.from} onValueChange={(from) => set({ from })} />
      </Field>
      {typed === "before-tax" && product !== undefined ? (
        <PriceBeforeTax
          key={product.tax}
          each={form.each}
          tax={product.tax}
          currency={currency}
          error={error("each")}
          onChange={(value) => set({ each: value })}
        />
      ) : (
        <Field label={say("each")} error={error("each")}>
          <NumberInput
            value={form.each}
            unit={CURRENCY[currency].symbol}
            onValueChange={(value) => set({ each: value })}
          />
        </Field>
      )}
      {product !== undefined && (
        <dl className="shop-step-figures">
          {perWatt !== null && (
            <div>
              <dt className="type-help">{say("perWatt")}</dt>
              <dd>{amountText(perWatt * MINOR_UNITS, currency)}</dd>
            </div>
          )}
          <div>
            <dt className="type-help">{say("margin")}</dt>
            <dd className={margin !== null && margin < 0 ? "font-semibold text-bad" : "font-semibold"}>
              {margin === null ? "–" : `${formatNumber(margin, 1)}%`}
            </dd>
          </div>
        </dl>
      )}
      <Field label={say("validFrom")}>
        <TextInput
          type="date"
          value={form.first}
          onChange={({ currentTarget }) => set({ first: currentTarget.value })}
        />
      </Field>
      <Field label={say("validUntil")} error={error("last")}>
        <TextInput type="date" value={form.last} onChange={({ currentTarget }) => set({ last: currentTarget.value })} />
      </Field>
      <IconButton
        label={say("removeStep")}
        icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}

interface PriceBeforeTaxProps {
  /** With its tax, as it is kept. */
  readonly each: string;
  readonly tax: number;
  readonly currency: Currency;
  readonly error: string | undefined;
  readonly onChange: (each: string) => void;
}

/** A price typed before its tax. What is not touched stays to the minor unit. */
function PriceBeforeTax({ each, tax, currency, error, onChange }: PriceBeforeTaxProps) {
  const [net, setNet] = useState(() => beforeTax(each, tax));
  return (
    <Field label={say("eachBeforeTax")} error={error}>
      <NumberInput
        value={net}
        unit={CURRENCY[currency].symbol}
        onValueChange={(value) => {
          setNet(value);
          onChange(withTax(value, tax));
        }}
      />
    </Field>
  );
}
