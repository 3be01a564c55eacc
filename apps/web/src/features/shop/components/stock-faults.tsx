import { say } from "@sunwright/words/stock-import";
import { useMutation } from "@tanstack/react-query";
import { CircleX } from "lucide-react";
import { useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { meantBy } from "../model/stock-file";
import { type CheckedStock, correctCell, faultsOf } from "../model/stock-import";
import { ShowMore, useShown } from "./show-more";

interface StockFaultsProps {
  readonly checked: CheckedStock;
  readonly onCorrected: (checked: CheckedStock) => void;
}
type Fault = ReturnType<typeof faultsOf>[number];

/** Cells that cannot be kept, each with a field that puts it right: the row is checked again, the rest stays as it is. */
export function StockFaults({ checked, onCorrected }: StockFaultsProps) {
  const faults = faultsOf(checked);
  const [most, more] = useShown();
  const correcting = useMutation({
    mutationFn: ({ line, column, value }: Fault) => correctCell(checked, { line, column, value }),
    onSuccess: (found, { line }) => {
      onCorrected(found);
      const isReady = !faultsOf(found).some((fault) => fault.line === line);
      if (isReady) toast({ tone: "ok", title: say("corrected", { line }) });
    },
    onError: (error, { line }) =>
      toast({ tone: "bad", title: say("notCorrected", { line }), description: userMessageOf(error, "") }),
  });
  if (faults.length === 0) return null;
  return (
    <Sheet aria-label={say("errors")} className="overflow-hidden">
      <SheetHeader
        title={
          <span className="flex items-center gap-2">
            <CircleX size={18} strokeWidth={1.75} aria-hidden="true" className="text-bad" />
            {say("errorsTitle", { count: faults.length })}
          </span>
        }
        aside={<span className="type-help text-text-3">{say("errorsHelp")}</span>}
      />
      <ul>
        {faults.slice(0, most).map((fault) => (
          <FaultRow
            key={`${fault.line} ${fault.column} ${fault.value}`}
            fault={fault}
            busy={correcting.isPending && correcting.variables.line === fault.line}
            disabled={correcting.isPending}
            onCorrect={(value) => correcting.mutate({ ...fault, value })}
          />
        ))}
      </ul>
      <ShowMore left={faults.length - most} onMore={more} />
    </Sheet>
  );
}

const whyOf = (fault: Fault["fault"], value: string): string =>
  fault === "number" ||
  fault === "twoWays" ||
  fault === "date" ||
  fault === "dayTwoWays" ||
  fault === "scientific" ||
  fault === "broken"
    ? say(`fault.${fault}`, { value })
    : say(`fault.${fault}`);

interface FaultRowProps {
  readonly fault: Fault;
  readonly busy: boolean;
  /** One row is checked at a time. */
  readonly disabled: boolean;
  readonly onCorrect: (value: string) => void;
}

function FaultRow({ fault: { line, column, value, fault, sku }, busy, disabled, onCorrect }: FaultRowProps) {
  const [typed, setTyped] = useState(value);
  const meant = meantBy(column, value);
  const label = say("correct", { column, line });
  return (
    <li className="shop-fault">
      <span className="font-semibold">{formatNumber(line)}</span>
      <span className="min-w-0 break-words">{sku === "" ? "–" : sku}</span>
      <form
        className="shop-correct"
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled) onCorrect(typed);
        }}
      >
        <Field label={label} error={whyOf(fault, value)}>
          <TextInput value={typed} maxLength={200} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
        </Field>
        <Button type="submit" variant="outline" busy={busy} busyText={say("checkingRow")} disabled={disabled && !busy}>
          {say("check")}
        </Button>
        {meant !== null && (
          <Button variant="outline" disabled={disabled} onClick={() => onCorrect(meant)}>
            {say("use", { value: meant })}
          </Button>
        )}
      </form>
    </li>
  );
}
