import { say } from "@sunwright/words/shop";
import { changeStock, listLocations, type StockChange, type StockRow } from "@sunwright/contract/stock";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read } from "../../../lib/api";
import { ApiError, userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { isSaidNowhere, reasonsAt } from "../../../lib/field-refusal";
import { createIntention } from "../../../lib/intention";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { Holders } from "./holders";
import { typedNumber } from "../../../ui/number";

const KINDS = ["counted", "received", "adjusted", "transfer"] as const satisfies readonly StockChange["kind"][];

interface ChangeDialogProps {
  readonly row: StockRow;
  readonly onClose: () => void;
}

const FIELDS = {
  "change.quantity": ["stock_too_much"],
  "change.reason": [],
  "change.to": ["location_not_found"],
} as const;

/** Fewer would be left than orders hold. */
const isPromised = (error: Error | null) => error instanceof ApiError && error.code === "stock_reserved";

/** Counts, receives, adjusts or moves pieces; each is a line of the ledger. */
export function ChangeDialog({ row, onClose }: ChangeDialogProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>("counted");
  const [quantity, setQuantity] = useState(String(row.onHand));
  const [reason, setReason] = useState("");
  const [to, setTo] = useState("");
  const [tried, setTried] = useState(false);
  const [keyFor] = useState(createIntention);
  const client = useQueryClient();
  const places = useQuery({ ...read(listLocations), enabled: kind === "transfer" });
  const pieces = typedNumber(quantity);
  const wrong =
    pieces === null || !Number.isInteger(pieces) || (kind !== "adjusted" && pieces < (kind === "counted" ? 0 : 1));
  const noReason = kind === "adjusted" && reason.trim() === "";
  const noPlace = kind === "transfer" && to === "";
  const save = useMutation({
    mutationFn: () => {
      const common = { quantity: pieces ?? 0, reason };
      const change = kind === "transfer" ? { kind, ...common, to } : { kind, ...common };
      const body = { productId: row.productId, locationId: row.locationId, change };
      return call(changeStock, { body, idempotencyKey: keyFor(body) });
    },
    onSuccess: async () => {
      keyFor.fulfilled();
      toast({ tone: "ok", title: say("changed") });
      onClose();
      await readAgain(client, changeStock);
    },
    onError: (error) => {
      if (!isPromised(error) && isSaidNowhere(error, FIELDS))
        toast({ tone: "bad", title: say("notChanged"), description: userMessageOf(error, say("safe")) });
    },
  });
  const reasons = reasonsAt(save.error, FIELDS);
  const submit = () => {
    setTried(true);
    if (!wrong && !noReason && !noPlace) save.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={row.name}
      description={row.location}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {say("cancel")}
          </Button>
          <Button busy={save.isPending} busyText={say("saving")} onClick={submit}>
            {say("saveChange")}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <Field label={say("what")}>
          <Select
            value={kind}
            onValueChange={setKind}
            options={KINDS.map((value) => ({ value, label: say(`kind.${value}`) }))}
          />
        </Field>
        <Field
          label={say("quantity")}
          help={say("quantityHelp")}
          error={tried && wrong ? say("notNumber") : reasons["change.quantity"]}
        >
          <NumberInput value={quantity} onValueChange={setQuantity} />
        </Field>
        {kind === "transfer" && (
          <Field label={say("to")} error={tried && noPlace ? say("needed") : reasons["change.to"]}>
            <Select
              value={to}
              onValueChange={setTo}
              placeholder={say("place")}
              options={(places.data?.locations ?? [])
                .filter(({ id }) => id !== row.locationId)
                .map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        )}
        <Field
          label={say("reason")}
          optional={kind !== "adjusted"}
          error={tried && noReason ? say("needed") : reasons["change.reason"]}
        >
          <TextInput value={reason} maxLength={200} onChange={({ currentTarget }) => setReason(currentTarget.value)} />
        </Field>
        {isPromised(save.error) && (
          <div role="alert" className="grid gap-3">
            <p className="text-bad">{userMessageOf(save.error, say("notChanged"))}</p>
            <Holders itemId={row.id} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
