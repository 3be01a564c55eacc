import { TEXT_MAX } from "@sunwright/contract/limits";
import { PAYMENTS_WISHED, PRIORITIES, ROOF_KINDS, type RoofKind } from "@sunwright/contract/request-states";
import { contactsIn } from "@sunwright/contract/contact-hiding";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say as sayOfHidden } from "@sunwright/words/messages";
import { say } from "@sunwright/words/requests";
import { today } from "../../../lib/today";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { RadioRow } from "../../../ui/radio-row";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { isFreeBy, type RequestFaults, type RequestForm } from "../model/request-form";

const UNTOLD = "untold" as const;
const ROOF_CHOICES = [UNTOLD, ...ROOF_KINDS] as const;
/** A request of a taller house says so in its note. */
const STOREYS = [1, 2, 3, 4, 5, 6];

interface PartWhenProps {
  readonly form: RequestForm;
  readonly faults: RequestFaults;
  readonly currency: Currency;
  /** What the design's own parameters say the panels stand on. */
  readonly designedOn: RoofKind | null;
  /** First days of those in reach, null for at once; empty while nobody is known. */
  readonly freeDays: readonly (string | null)[];
  readonly onChange: (change: Partial<RequestForm>) => void;
}

/** When it should run, for how much, what matters, and how the person is reached. */
export const PartWhen = ({ form, faults, currency, designedOn, freeDays, onChange }: PartWhenProps) => (
  <div className="grid gap-5">
    <div className="request-fields">
      <Field
        label={say("roofKind")}
        optional
        help={designedOn !== null && form.roofKind === designedOn ? say("roofKindHelp") : undefined}
      >
        <Select
          value={form.roofKind ?? UNTOLD}
          onValueChange={(next) => onChange({ roofKind: ROOF_KINDS.find((kind) => kind === next) ?? null })}
          options={ROOF_CHOICES.map((value) => ({ value, label: say(`roofKind.${value}`) }))}
        />
      </Field>
      <Field label={say("storeys")} optional>
        <Select
          value={form.storeys === null ? UNTOLD : `${form.storeys}`}
          onValueChange={(next) => onChange({ storeys: next === UNTOLD ? null : Number(next) })}
          options={[
            { value: UNTOLD, label: say("roofKind.untold") },
            ...STOREYS.map((count) => ({ value: `${count}`, label: say("storeysCount", { count }) })),
          ]}
        />
      </Field>
      <Field label={say("payment")} help={say("paymentHelp")}>
        <Select
          value={form.payment}
          onValueChange={(payment) => onChange({ payment })}
          options={PAYMENTS_WISHED.map((value) => ({ value, label: say(`payment.${value}`) }))}
        />
      </Field>
      <Field label={say("wishDate")} optional help={wishDateHelp(form.wishDate, freeDays)}>
        <TextInput
          type="date"
          min={today()}
          value={form.wishDate}
          onChange={({ currentTarget }) => onChange({ wishDate: currentTarget.value })}
        />
      </Field>
      <Field label={say("budget")} optional help={say("budgetHelp")} error={faults.budget && say("budgetFault")}>
        <NumberInput unit={currency} value={form.budget} min={0} onValueChange={(budget) => onChange({ budget })} />
      </Field>
      <Field label={say("phone")} required help={say("phoneHelp")} error={faults.phone && say("phoneFault")}>
        <TextInput
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={form.phone}
          onChange={({ currentTarget }) => onChange({ phone: currentTarget.value })}
        />
      </Field>
    </div>
    <RadioRow
      label={say("priority")}
      help={say("priorityHelp")}
      value={form.priority}
      onValueChange={(priority) => onChange({ priority })}
      options={PRIORITIES.map((value) => ({ value, label: say(`priority.${value}`) }))}
    />
    <Field label={say("note")} optional help={noteHelp(form.note)}>
      <TextArea
        rows={3}
        maxLength={TEXT_MAX}
        value={form.note}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
    </Field>
  </div>
);

function wishDateHelp(wishDate: string, freeDays: readonly (string | null)[]): string {
  if (wishDate === "" || freeDays.length === 0) return say("wishDateHelp");
  const free = freeDays.filter((day) => isFreeBy(day, wishDate)).length;
  return say("freeByThen", { free, listed: freeDays.length });
}

/** While it is typed: what an installer will not read. */
function noteHelp(note: string): string {
  const [first, ...more] = contactsIn(note);
  if (first === undefined) return say("noteHelp");
  return more.length === 0
    ? sayOfHidden(`willHide.${first.kind}`)
    : sayOfHidden("willHide.several", { count: more.length + 1 });
}
