import { PRICE_MAX } from "@sunwright/contract/limits";
import type { BookEntry } from "@sunwright/contract/price-book";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import { CURRENCIES, type Currency } from "@sunwright/engine/parameters/options";
import { LINE_KINDS, type WrittenKind } from "@sunwright/engine/quotes/written-quote";
import { say } from "@sunwright/words/price-book";
import { say as kindName } from "@sunwright/words/quote-names";
import { useState } from "react";
import { ApiError } from "../../../lib/api-error";
import { ActionDialog } from "../../../ui/action-dialog";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";
import type { useBook } from "../api/price-book";
import { MoneyCell } from "./number-cell";

interface PriceDialogProps {
  /** Null for a new one. */
  readonly entry: BookEntry | null;
  /** For a new one. */
  readonly currency: Currency;
  readonly doing: ReturnType<typeof useBook>;
  readonly onClose: () => void;
}

const NAME_MOST = 100;
const FIRST_KIND: WrittenKind = "cables";

/** What a part costs the firm. Figures of a main part come with it from a quote, and stay with it. */
export function PriceDialog({ entry, currency: own, doing, onClose }: PriceDialogProps) {
  const [kind, setKind] = useState<WrittenKind>(entry?.kind ?? FIRST_KIND);
  const [called, setCalled] = useState(entry?.name ?? "");
  const [currency, setCurrency] = useState(entry?.currency ?? own);
  const [costMinor, setCost] = useState<number | null>(entry?.costMinor ?? null);
  const [supplier, setSupplier] = useState(entry?.supplier ?? "");
  const [unread, setUnread] = useState(false);
  const [tried, setTried] = useState(false);
  const noName = called.trim() === "";
  const noCost = unread || costMinor === null;
  const scale = 10 ** MINOR_DIGITS[currency];
  const issueOf = (field: string) =>
    doing.error instanceof ApiError ? doing.error.issues.find(({ path }) => path === field)?.message : undefined;
  const save = () => {
    setTried(true);
    if (noName || noCost) return;
    const { panels = null, battery = null, inverter = null } = entry ?? {};
    const body = { kind, name: called, currency, costMinor, supplier, panels, battery, inverter };
    const done = { onSuccess: onClose };
    if (entry === null) doing.mutate({ does: "put", body }, done);
    else doing.mutate({ does: "change", entryId: entry.id, body: { version: entry.version, ...body } }, done);
  };
  const figures = figuresText(entry, kind);
  return (
    <ActionDialog
      words={{ keep: say("cancel"), saving: say("saving") }}
      title={say(entry === null ? "addTitle" : "changeTitle")}
      action={say("save")}
      busy={doing.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={say("kind")}>
        <Select
          value={kind}
          onValueChange={setKind}
          options={LINE_KINDS.map((value) => ({ value, label: kindName(`kind.${value}`) }))}
        />
      </Field>
      <Field label={say("name")} help={say("nameHint")} error={tried && noName ? say("nameMissing") : issueOf("name")}>
        <TextInput
          value={called}
          maxLength={NAME_MOST}
          autoComplete="off"
          onChange={({ currentTarget }) => setCalled(currentTarget.value)}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={say("cost")}
          help={say("costHint")}
          error={tried && noCost ? say("costMissing") : issueOf("costMinor")}
        >
          <MoneyCell
            value={costMinor}
            optional
            currency={currency}
            most={PRICE_MAX}
            onChange={setCost}
            onFault={setUnread}
          />
        </Field>
        <Field label={say("currency")}>
          <Select
            value={currency}
            onValueChange={(next) => {
              // What is typed stays the same number in the other currency.
              setCost((before) => before && (before * 10 ** MINOR_DIGITS[next]) / scale);
              setCurrency(next);
            }}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
          />
        </Field>
      </div>
      <Field label={say("supplier")} help={say("supplierHint")} optional>
        <TextInput
          value={supplier}
          maxLength={NAME_MOST}
          autoComplete="off"
          onChange={({ currentTarget }) => setSupplier(currentTarget.value)}
        />
      </Field>
      {figures !== null && <p className="type-small text-text-2">{say("figuresKept", { figures })}</p>}
    </ActionDialog>
  );
}

/** Null where none are kept for this kind. */
function figuresText(entry: BookEntry | null, kind: WrittenKind): string | null {
  if (kind === "panels" && entry?.panels?.watts != null) return say("figures.panels", { watts: entry.panels.watts });
  if (kind === "battery" && entry?.battery?.kwh != null) return say("figures.battery", { kwh: entry.battery.kwh });
  if (kind === "inverter" && entry?.inverter?.watts != null)
    return say("figures.inverter", { watts: entry.inverter.watts });
  return null;
}
