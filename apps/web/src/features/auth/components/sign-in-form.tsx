import { say } from "@sunwright/words/auth";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { lazyResolver } from "../../../lib/lazy-resolver";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { signInFailure } from "../api/failures";
import { signIn, type Credentials } from "../api/sign-in";
import { arriveAt } from "../model/arrival";

const { resolver, preload } = lazyResolver<Credentials, Credentials>(
  async () => (await import("../api/form-checks")).signInCheck,
  (credentials) => credentials,
);

export interface SignInFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** Where a link of ours wants to return afterwards. */
  next: string | undefined;
  /** The field to start in, after this screen replaced another. */
  focus?: "email" | "password" | undefined;
  onForgot: () => void;
}

export function SignInForm({ email, onEmailChange, next, focus, onForgot }: SignInFormProps) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials, unknown, Credentials>({
    resolver,
    defaultValues: { email, password: "" },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (focus !== undefined) setFocus(focus);
  }, [focus, setFocus]);

  const submit = handleSubmit(async (credentials) => {
    try {
      const target = await signIn(client, credentials, next);
      setLeaving(true);
      // A full page load: nothing of the visitor before stays in memory.
      arriveAt(target);
    } catch (error) {
      toast({ title: say("signIn.failed"), description: signInFailure(error), tone: "bad" });
    }
  });

  return (
    <form noValidate className="grid gap-4.5" onSubmit={(event) => void submit(event)}>
      <Field label={say("email")} error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          inputMode="email"
          onFocus={preload}
          {...register("email", {
            onChange: (event: { target: { value: string } }) => onEmailChange(event.target.value),
          })}
        />
      </Field>
      <div>
        <Field label={say("password")} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" onFocus={preload} {...register("password")} />
        </Field>
        <button type="button" className="link type-small mt-2 max-sm:min-h-11" onClick={onForgot}>
          {say("forgotPasswordQuestion")}
        </button>
      </div>
      <Button type="submit" size="lg" full busy={isSubmitting || leaving} busyText={say("signingIn")}>
        {say("signIn")}
      </Button>
    </form>
  );
}
