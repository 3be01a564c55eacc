import { WARRANTED } from "@sunwright/engine/passport/warranties";
import type { PaymentWished } from "@sunwright/contract/request-states";
import type { QuoteDraft } from "@sunwright/contract/quotes";
import { MILESTONES_MAX } from "@sunwright/contract/quote-states";
import type { Currency } from "@sunwright/engine/parameters/options";
import { MILESTONE_TIMES } from "@sunwright/engine/quotes/written-quote";
import { say } from "@sunwright/words/quote-desk";
import { say as name } from "@sunwright/words/quote-names";
import { Plus, Trash2 } from "lucide-react";
import { amountText } from "../../../lib/minor-money";
import { PaymentBar } from "../../../lib/payment-bar";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Field, FieldGroup } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { Select } from "../../../ui/select";
import { Sheet, SheetHeader, SheetSection } from "../../../ui/sheet";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import type { sumsOf } from "../model/draft";
import type { DraftProps } from "../model/draft-props";
import { MoneyCell, NumberCell } from "./number-cell";

interface TermsProps extends DraftProps {
  readonly sums: ReturnType<typeof sumsOf>;
  readonly currency: Currency;
  readonly payment: PaymentWished;
}

/** Payments, days, warranties, promises, credit and words. */
export function Terms(props: TermsProps) {
  const { draft, onChange, sums, currency } = props;
  const shares = draft.milestones.reduce((sum, { percent }) => sum + percent, 0);
  return (
    <Sheet aria-label={say("payments")}>
      <SheetHeader
        title={say("payments")}
        aside={
          <span className={shares === 100 ? "text-text-2" : "quote-gone"}>
            {say("paymentsSum", { sum: shares, amount: amountText(sums.totalMinor, currency) })}
          </span>
        }
      />
      <SheetSection>
        <PaymentBar milestones={draft.milestones} list={false} />
        <Milestones {...props} />
        <Days {...props} />
      </SheetSection>
      <SheetSection title={say("warranties")}>
        <Warranties {...props} />
      </SheetSection>
      <SheetSection title={say("claims")}>
        <Claims {...props} />
      </SheetSection>
      <SheetSection>
        <Credit {...props} />
      </SheetSection>
      <SheetSection>
        <div className="grid gap-4">
          <Field label={say("optionName")} help={say("optionNameHelp")} optional={say("optional")}>
            <TextInput
              maxLength={100}
              value={draft.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </Field>
          <Field label={say("words")} help={say("wordsHelp")} optional={say("optional")}>
            <TextArea
              rows={4}
              maxLength={2_000}
              value={draft.words}
              onChange={(event) => onChange({ words: event.target.value })}
            />
          </Field>
        </div>
      </SheetSection>
    </Sheet>
  );
}

type Milestone = QuoteDraft["milestones"][number];

function Milestones({ draft, onChange, faultOf, sums, currency }: TermsProps) {
  const { milestones } = draft;
  const change = (at: number, sent: Partial<Milestone>) =>
    onChange({ milestones: milestones.map((each, index) => (index === at ? { ...each, ...sent } : each)) });
  return (
    <>
      <ul className="quote-milestones">
        {milestones.map(({ percent, when }, index) => (
          <li key={index}>
            <NumberCell
              label={say("percentOf", { number: index + 1 })}
              value={percent}
              whole
              max={100}
              unit="%"
              onChange={(next) => change(index, { percent: next ?? 0 })}
              onFault={faultOf(`milestone ${index}`)}
            />
            <Select
              size="sm"
              aria-label={say("whenOf", { number: index + 1 })}
              value={when}
              onValueChange={(next) => change(index, { when: next })}
              options={MILESTONE_TIMES.map((value) => ({ value, label: name(`when.${value}`) }))}
            />
            <span className="quote-line-price">{amountText(sums.milestonesMinor[index] ?? 0, currency)}</span>
            <IconButton
              label={say("removePayment", { number: index + 1 })}
              icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
              danger
              onClick={() => {
                for (const at of [index, milestones.length - 1]) faultOf(`milestone ${at}`)(false);
                onChange({ milestones: milestones.filter((_, at) => at !== index) });
              }}
            />
          </li>
        ))}
      </ul>
      {milestones.length < MILESTONES_MAX && (
        <Button
          variant="outline"
          size="sm"
          icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
          onClick={() => onChange({ milestones: [...milestones, { percent: 0, when: "after" }] })}
        >
          {say("addPayment")}
        </Button>
      )}
    </>
  );
}

const Days = ({ draft, onChange, faultOf }: TermsProps) => (
  <div className="quote-figure-grid mt-5">
    <Field label={say("validUntil")}>
      <TextInput
        type="date"
        size="sm"
        value={draft.validUntil}
        onChange={({ target }) => target.value !== "" && onChange({ validUntil: target.value })}
      />
    </Field>
    <Field label={say("start")} help={say("startHelp")}>
      <TextInput
        type="date"
        size="sm"
        value={draft.start ?? ""}
        onChange={({ target }) => onChange({ start: target.value === "" ? null : target.value })}
      />
    </Field>
    <Field label={say("days")}>
      <NumberCell
        value={draft.days}
        optional
        whole
        min={1}
        max={365}
        onChange={(days) => onChange({ days })}
        onFault={faultOf("days")}
      />
    </Field>
  </div>
);

const Warranties = ({ draft: { warrantyYears }, onChange, faultOf }: TermsProps) => (
  <div className="quote-figure-grid">
    {WARRANTED.map((part) => (
      <Field key={part} label={name(`warranty.${part}`)}>
        <NumberCell
          value={warrantyYears[part]}
          optional
          max={100}
          unit={say("years")}
          onChange={(next) => onChange({ warrantyYears: { ...warrantyYears, [part]: next } })}
          onFault={faultOf(`warranty ${part}`)}
        />
      </Field>
    ))}
  </div>
);

const Claims = ({ draft: { claims }, onChange, faultOf }: TermsProps) => (
  <FieldGroup label={say("claims")} hideLabel help={say("claimsLine")}>
    <div className="quote-figure-grid">
      <Field label={say("claimEnergy")}>
        <NumberCell
          value={claims.kwhPerYear}
          optional
          max={100_000_000}
          unit="kWh"
          onChange={(kwhPerYear) => onChange({ claims: { ...claims, kwhPerYear } })}
          onFault={faultOf("claim energy")}
        />
      </Field>
      <Field label={say("claimHours")}>
        <NumberCell
          value={claims.hoursServedPercent}
          optional
          max={100}
          unit="%"
          onChange={(hoursServedPercent) => onChange({ claims: { ...claims, hoursServedPercent } })}
          onFault={faultOf("claim hours")}
        />
      </Field>
    </div>
  </FieldGroup>
);

const NEW_CREDIT: NonNullable<QuoteDraft["credit"]> = { downMinor: 0, monthlyMinor: 0, months: 12, totalMinor: null };

function Credit({ draft: { credit }, onChange, faultOf, currency, payment }: TermsProps) {
  return (
    <>
      {payment !== "any" && (
        <p className="type-small mb-2 text-text-2">{say(payment === "credit" ? "creditWished" : "cashWished")}</p>
      )}
      <Checkbox
        label={say("credit")}
        checked={credit !== null}
        onCheckedChange={(on) => {
          for (const field of ["down", "monthly", "months", "total"]) faultOf(`credit ${field}`)(false);
          onChange({ credit: on ? NEW_CREDIT : null });
        }}
      />
      {credit !== null && (
        <div className="quote-figure-grid mt-4">
          <Field label={say("creditDown")}>
            <MoneyCell
              currency={currency}
              value={credit.downMinor}
              onChange={(next) => onChange({ credit: { ...credit, downMinor: next ?? 0 } })}
              onFault={faultOf("credit down")}
            />
          </Field>
          <Field label={say("creditMonthly")}>
            <MoneyCell
              currency={currency}
              value={credit.monthlyMinor}
              onChange={(next) => onChange({ credit: { ...credit, monthlyMinor: next ?? 0 } })}
              onFault={faultOf("credit monthly")}
            />
          </Field>
          <Field label={say("creditMonths")}>
            <NumberCell
              value={credit.months}
              whole
              min={1}
              max={1_200}
              onChange={(next) => onChange({ credit: { ...credit, months: next ?? 1 } })}
              onFault={faultOf("credit months")}
            />
          </Field>
          <Field label={say("creditTotal")} help={say("creditTotalHelp")}>
            <MoneyCell
              currency={currency}
              optional
              value={credit.totalMinor}
              onChange={(totalMinor) => onChange({ credit: { ...credit, totalMinor } })}
              onFault={faultOf("credit total")}
            />
          </Field>
        </div>
      )}
    </>
  );
}
