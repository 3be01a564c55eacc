import { TAX_MAX } from "@sunwright/contract/shops";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/quote-desk";
import { say as name } from "@sunwright/words/quote-names";
import { EyeOff } from "lucide-react";
import { amountOf, amountText } from "../../../lib/minor-money";
import { Field } from "../../../ui/field";
import { Num } from "../../../ui/num";
import { Select } from "../../../ui/select";
import type { sumsOf } from "../model/draft";
import type { DraftProps } from "../model/draft-props";
import { MoneyCell, NumberCell } from "./number-cell";

interface ServicesProps extends DraftProps {
  readonly sums: ReturnType<typeof sumsOf>;
  readonly currency: Currency;
  readonly client: string | null;
}

/** Work and tax, what it all comes to, and what the firm alone sees. */
export function Services({ draft, onChange, faultOf, sums, currency, client }: ServicesProps) {
  const { partsMinor, workMinor, taxMinor, totalMinor, costMinor, marginMinor } = sums;
  const taxed = { rate: draft.taxPercent, amount: amountText(taxMinor, currency) };
  return (
    <>
      <div className="quote-services">
        <div className="grid content-start gap-4">
          <h3 className="type-h4">{say("services")}</h3>
          <Field label={say("labour")}>
            <MoneyCell
              currency={currency}
              value={draft.labourMinor}
              onChange={(next) => onChange({ labourMinor: next ?? 0 })}
              onFault={faultOf("labour")}
            />
          </Field>
          <Field label={say("transport")}>
            <MoneyCell
              currency={currency}
              value={draft.transportMinor}
              onChange={(next) => onChange({ transportMinor: next ?? 0 })}
              onFault={faultOf("transport")}
            />
          </Field>
          <div className="grid grid-cols-2 gap-3">
            <Field label={say("taxRate")}>
              <NumberCell
                value={draft.taxPercent}
                max={TAX_MAX}
                unit="%"
                onChange={(next) => onChange({ taxPercent: next ?? 0 })}
                onFault={faultOf("tax")}
              />
            </Field>
            <Field label={say("taxKind")}>
              <Select
                size="sm"
                value={draft.tax}
                onValueChange={(tax) => onChange({ tax })}
                options={(["contained", "added"] as const).map((value) => ({ value, label: say(`tax.${value}`) }))}
              />
            </Field>
          </div>
        </div>
        <dl className="quote-sums">
          <div>
            <dt>{say("sumParts")}</dt>
            <dd>{amountText(partsMinor, currency)}</dd>
          </div>
          <div>
            <dt>{say("sumWork")}</dt>
            <dd>{amountText(workMinor, currency)}</dd>
          </div>
          <div className="quote-total">
            <dt>{say("pays", { client: client ?? "none" })}</dt>
            <dd>
              <Num {...amountOf(totalMinor, currency)} size={3} />
            </dd>
          </div>
          <div className="type-small text-text-2">
            <dt className="ui-visually-hidden">{say("sumTax")}</dt>
            <dd>{name(draft.tax === "added" ? "taxAdded" : "taxContained", taxed)}</dd>
          </div>
        </dl>
      </div>
      <p className="quote-only-you type-small">
        <EyeOff size={18} strokeWidth={1.75} aria-hidden="true" />
        {say("onlyYou", {
          cost: amountText(costMinor, currency),
          margin: amountText(marginMinor, currency),
          share: partsMinor > 0 ? marginMinor / partsMinor : 0,
        })}
      </p>
    </>
  );
}
