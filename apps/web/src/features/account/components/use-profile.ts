import { say } from "@sunwright/words/account";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Account } from "@sunwright/contract/account";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, type FieldPath } from "react-hook-form";
import { whatHappened } from "../../../lib/api-error";
import { onSaveDrafts } from "../../../lib/drafts";
import { toast } from "../../../ui/toast-store";
import { accountQuery, saveAccount } from "../api/account";
import { fieldErrors } from "../api/sign-up";
import {
  accountUpdate,
  detailsOf,
  detailsSchema,
  profileDrafts as drafts,
  sameDetails,
  typedSince,
  type Details,
} from "../model/details";

/** The profile form: what is typed survives a reload and an expired session until it is saved. */
export function useProfile(account: Account) {
  const client = useQueryClient();
  const { id, role } = account.user;
  const [draft] = useState(() => drafts.read(id));
  const form = useForm<Details, unknown, object>({
    resolver: zodResolver(detailsSchema(role)),
    defaultValues: detailsOf(account),
  });

  const submit = form.handleSubmit(async () => {
    const values = structuredClone(form.getValues());
    try {
      const saved = await saveAccount(client, accountUpdate(role, values));
      const stored = detailsOf(saved);
      const now = form.getValues();
      form.reset(stored);
      // What was typed while the answer was on its way is the person's, and not saved yet.
      if (sameDetails(now, values)) drafts.clear(id);
      else form.reset(typedSince(values, now, stored), { keepDefaultValues: true });
      toast({ title: say("profile.saved") });
    } catch (error) {
      toast({ title: say("profile.notSaved"), description: whatHappened(error, NOT_SAVED), tone: "bad" });
      for (const { path, message } of fieldErrors(error)) {
        const name = path.split(".").at(-1) ?? "";
        if (isField(name, values)) form.setError(name, { message }, { shouldFocus: true });
      }
    }
  });

  useEffect(() => {
    if (draft !== null) form.reset(draft, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const stored = client.getQueryData<Account>(accountQuery.queryKey);
        if (stored && sameDetails(values, detailsOf(stored))) drafts.clear(id);
        else drafts.write(id, values);
      },
    });
  }, [form, draft, id, client]);
  useEffect(
    () =>
      onSaveDrafts(async () => {
        if (drafts.read(id) !== null) await submit();
      }),
    [id, submit],
  );
  return { form, role, submit };
}

const NOT_SAVED = say("profile.keptOnDevice");

const isField = (name: string, values: Details): name is FieldPath<Details> & keyof Details =>
  Object.hasOwn(values, name);
