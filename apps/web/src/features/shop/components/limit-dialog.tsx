import { say } from "@sunwright/words/shop-billing";
import { changeCredit, type Credit } from "@sunwright/contract/payments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { isSaidNowhere, reasonsAt } from "../../../lib/field-refusal";
import { amountText } from "../../../lib/minor-money";
import { CURRENCY } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { toast } from "../../../ui/toast-store";
import { limitOf, limitText } from "../model/credit-limit";

interface LimitDialogProps {
  readonly credit: Credit;
  readonly onClose: () => void;
}

const FIELDS = { limitMinor: [] } as const;

/** Up to which limit a firm buys on invoice. */
export function LimitDialog({ credit, onClose }: LimitDialogProps) {
  const { firm, firmId, currency } = credit;
  const [limit, setLimit] = useState(() => limitText(credit.limitMinor, currency));
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const limitMinor = limitOf(limit, currency);
  const save = useMutation({
    mutationFn: (most: number) => call(changeCredit, { params: { firmId }, body: { limitMinor: most } }),
    onSuccess: async (_answer, most) => {
      toast({ tone: "ok", title: say("changed", { firm, limit: amountText(most, currency) }) });
      onClose();
      await readAgain(client, changeCredit);
    },
    onError: (error) => {
      if (isSaidNowhere(error, FIELDS))
        toast({ tone: "bad", title: say("notChanged"), description: userMessageOf(error, say("nothingLost")) });
    },
  });
  const submit = () => {
    setTried(true);
    if (limitMinor !== null) save.mutate(limitMinor);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say("changeOf", { firm })}
      description={say("open", {
        used: amountText(credit.usedMinor, currency),
        limit: amountText(credit.limitMinor, currency),
      })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {say("cancel")}
          </Button>
          <Button busy={save.isPending} busyText={say("saving")} onClick={submit}>
            {say("saveLimit")}
          </Button>
        </>
      }
    >
      <Field
        className="mt-4"
        label={say("limit")}
        error={tried && limitMinor === null ? say("limitNeeded") : reasonsAt(save.error, FIELDS)["limitMinor"]}
      >
        <NumberInput value={limit} unit={CURRENCY[currency].symbol} onValueChange={setLimit} />
      </Field>
    </Dialog>
  );
}
