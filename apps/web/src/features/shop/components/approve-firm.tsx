import { say } from "@sunwright/words/shop-billing";
import { EMAIL_MAX } from "@sunwright/contract/limits";
import { approveCredit } from "@sunwright/contract/payments";
import type { Currency } from "@sunwright/engine/parameters/options";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { isSaidNowhere, reasonsAt } from "../../../lib/field-refusal";
import { amountText } from "../../../lib/minor-money";
import { CURRENCY } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { limitOf } from "../model/credit-limit";

/** Lets one more firm buy on invoice, by the address of somebody who works there. */
const FIELDS = { email: ["buyer_firm_unknown"], limitMinor: [] } as const;

export function ApproveFirm({ currency }: { readonly currency: Currency }) {
  const [email, setEmail] = useState("");
  const [limit, setLimit] = useState("");
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const wrong = !/^\S+@\S+\.\S+$/.test(email.trim());
  const limitMinor = limitOf(limit, currency);
  const approve = useMutation({
    mutationFn: (most: number) => call(approveCredit, { body: { email, limitMinor: most } }),
    onSuccess: async (_answer, most) => {
      toast({ tone: "ok", title: say("added", { limit: amountText(most, currency) }) });
      setEmail("");
      setLimit("");
      setTried(false);
      await readAgain(client, approveCredit);
    },
    onError: (error) => {
      if (isSaidNowhere(error, FIELDS))
        toast({ tone: "bad", title: say("notAdded"), description: userMessageOf(error, say("nothingLost")) });
    },
  });
  const reasons = reasonsAt(approve.error, FIELDS);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!wrong && limitMinor !== null) approve.mutate(limitMinor);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={say("email")}
          help={say("emailHelp")}
          error={tried && wrong ? say("emailNeeded") : reasons["email"]}
        >
          <TextInput
            type="email"
            value={email}
            maxLength={EMAIL_MAX}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value);
              approve.reset();
            }}
          />
        </Field>
        <Field label={say("limit")} error={tried && limitMinor === null ? say("limitNeeded") : reasons["limitMinor"]}>
          <NumberInput value={limit} unit={CURRENCY[currency].symbol} onValueChange={setLimit} />
        </Field>
      </div>
      <Button type="submit" variant="outline" className="mt-4" busy={approve.isPending} busyText={say("adding")}>
        {say("add")}
      </Button>
    </form>
  );
}
