import { say } from "@sunwright/words/firm-billing";
import { type Billing, readBilling, saveBilling } from "@sunwright/contract/billing";
import { LINE_MAX, NAME_MAX } from "@sunwright/contract/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read } from "../../../lib/api";
import { ApiError, userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { Button } from "../../../ui/button";
import { ErrorRow } from "../../../ui/error-row";
import { Field } from "../../../ui/field";
import { Sheet, SheetFooter, SheetSection } from "../../../ui/sheet";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { accountsOf, type BillingForm, billingFaults, billingFormOf } from "../model/billing-form";
import type { OwnFirm } from "../model/own-firm";

interface FirmBillingProps {
  readonly firm: OwnFirm;
}

/** What stands on the firm's invoices, and where its card payments go. Owners alone read it. */
export function FirmBilling({ firm }: FirmBillingProps) {
  const answer = useQuery(read(readBilling));
  return (
    <Sheet aria-label={say("billing")}>
      {answer.data ? (
        <Form key={answer.data.version} billing={answer.data} firm={firm} />
      ) : (
        <SheetSection level={2} title={say("billing")}>
          {answer.isError ? (
            <ErrorRow message={say("notLoaded")} detail={say("nothingLost")} onRetry={() => void answer.refetch()} />
          ) : (
            <Delayed>
              <SkeletonRows rows={3} showLabel label={say("billing")} />
            </Delayed>
          )}
        </SheetSection>
      )}
    </Sheet>
  );
}

function Form({ billing, firm }: FirmBillingProps & { readonly billing: Billing }) {
  const [form, setForm] = useState(() => billingFormOf(billing));
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const accounts = accountsOf(billing.providers);
  const faults = billingFaults(form, billing.providers);
  const wrong = Object.keys(faults).length;
  const save = useMutation({
    mutationFn: () => call(saveBilling, { body: { version: billing.version, ...form } }),
    onSuccess: async () => {
      toast({ tone: "ok", title: say("saved") });
      await readAgain(client, saveBilling);
    },
    onError: (error) =>
      toast({ tone: "bad", title: say("notSaved"), description: userMessageOf(error, say("nothingLost")) }),
  });
  const refused = save.error instanceof ApiError ? save.error.issues : [];
  const error = (field: keyof BillingForm) => {
    const example = tried ? faults[field] : undefined;
    if (example === undefined) return refused.find(({ path }) => path === field)?.message;
    return field === "invoicePrefix" ? say("fault.prefix", { example }) : say("fault.account", { example });
  };
  const set = (part: Partial<BillingForm>) => setForm({ ...form, ...part });
  const line = (field: keyof BillingForm, label: string, help?: string) => (
    <Field key={field} label={label} help={help} error={error(field)}>
      <TextInput
        value={form[field]}
        maxLength={NAME_MAX}
        onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
      />
    </Field>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wrong === 0) save.mutate();
      }}
    >
      <fieldset disabled={firm.state === "closed"} className="min-w-0">
        <SheetSection level={2} title={say("billing")}>
          <p className="type-small mb-4 text-text-2">{say("billingMeans")}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {line("legalName", say("legalName"), say("legalNameHelp", { firm: firm.name }))}
            {line("taxNumber", say("taxNumber"))}
            {line("register", say("register"), say("registerHelp"))}
            {line("invoicePrefix", say("invoicePrefix"), say("invoicePrefixHelp"))}
          </div>
          <Field className="mt-4" label={say("address")} error={error("address")} help={say("numbers")}>
            <TextArea
              value={form.address}
              maxLength={LINE_MAX}
              rows={3}
              onChange={({ currentTarget }) => set({ address: currentTarget.value })}
            />
          </Field>
          {accounts.length > 0 && (
            <div className="mt-4 grid gap-4 sm:grid-cols-2">
              {accounts.map(({ name, field }) => {
                const provider = say(`account.${name}`);
                return line(field, say("account", { provider }), say("accountHelp", { provider }));
              })}
            </div>
          )}
        </SheetSection>
        {firm.state !== "closed" && (
          <SheetFooter>
            <Button type="submit" busy={save.isPending} busyText={say("saving")}>
              {say("save")}
            </Button>
            {tried && wrong > 0 && (
              <p role="alert" className="text-bad">
                {say("faults", { count: wrong })}
              </p>
            )}
          </SheetFooter>
        )}
      </fieldset>
    </form>
  );
}
