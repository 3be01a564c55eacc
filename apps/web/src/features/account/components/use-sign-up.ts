import { say } from "@sunwright/words/account";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Role, SignupBody } from "@sunwright/contract/accounts";
import { useEffect, useState } from "react";
import { useForm, type FieldPath } from "react-hook-form";
import { NOBODY, createDraftStore } from "../../../lib/drafts";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";
import { createAccount, fieldErrors, signUpFailure } from "../api/sign-up";
import { EMPTY_DETAILS, readSignUpDraft, signUpSchema, type SignUpValues } from "../model/details";

const drafts = createDraftStore("sign-up", readSignUpDraft);

/** The create-account form: its answers survive a reload, its passwords do not. */
export function useSignUp(email: string, onCreated: (email: string) => void) {
  const [draft] = useState(() => drafts.read(NOBODY));
  const [role, setRole] = useState<Role | null>(draft?.role ?? null);
  const [keyFor] = useState(createIntention);
  const form = useForm<SignUpValues, unknown, SignupBody>({
    resolver: zodResolver(signUpSchema),
    defaultValues: {
      ...EMPTY_DETAILS,
      ...draft,
      role: draft?.role ?? "end_user",
      userType: draft?.role ?? "end_user",
      email: email === "" ? (draft?.email ?? "") : email,
      password: "",
      confirmPassword: "",
    },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => drafts.write(NOBODY, { ...values, role }),
      }),
    [form, role],
  );

  const chooseRole = (chosen: Role) => {
    setRole(chosen);
    form.clearErrors();
    form.setValue("role", chosen);
    form.setValue("userType", chosen);
    drafts.write(NOBODY, { ...form.getValues(), role: chosen });
  };
  const submit = form.handleSubmit(async (body) => {
    try {
      const user = await createAccount(body, keyFor(body));
      drafts.clear(NOBODY);
      onCreated(user.email);
    } catch (error) {
      toast({ title: say("signUp.failed"), description: signUpFailure(error), tone: "bad" });
      for (const { path, message } of fieldErrors(error)) {
        if (isField(path, form.getValues())) form.setError(path, { message }, { shouldFocus: true });
      }
    }
  });
  return { form, role, chooseRole, submit };
}

const isField = (path: string, values: SignUpValues): path is FieldPath<SignUpValues> & keyof SignUpValues =>
  Object.hasOwn(values, path);
