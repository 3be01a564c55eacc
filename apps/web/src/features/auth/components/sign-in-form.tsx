import { say } from "@sunwright/words/auth";
import type { SecondMethod } from "@sunwright/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { signInFailure } from "../api/failures";
import { signIn } from "../api/sign-in";
import { arriveAt } from "../model/arrival";
import { lazyCheck } from "../model/check";
import { useSmallForm } from "./use-small-form";

const { check, preload } = lazyCheck(async () => (await import("../api/form-checks")).checkSignIn);

export interface SignInFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** Where a link of ours wants to return afterwards. */
  next: string | undefined;
  /** The field to start in, after this screen replaced another. */
  focus?: "email" | "password" | undefined;
  onForgot: () => void;
  /** The password was right, and a second step is asked. */
  onStepMissing: (methods: readonly SecondMethod[]) => void;
}

export function SignInForm({ email, onEmailChange, next, focus, onForgot, onStepMissing }: SignInFormProps) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const { problems, busy, form, field } = useSmallForm({
    initial: { email, password: "" },
    check,
    send: async (credentials) => {
      try {
        const target = await signIn(client, credentials, next);
        if (typeof target !== "string") {
          onStepMissing(target.methods);
          return undefined;
        }
        setLeaving(true);
        // A full page load: nothing of the visitor before stays in memory.
        arriveAt(target);
      } catch (error) {
        toast({ title: say("signIn.failed"), description: signInFailure(error), tone: "bad" });
      }
      return undefined;
    },
  });
  const emailField = field("email");

  return (
    <form {...form} className="grid gap-4.5">
      <Field label={say("email")} error={problems.get("email")}>
        <TextInput
          type="email"
          autoComplete="username"
          inputMode="email"
          ref={focus === "email" ? focusOnce : undefined}
          onFocus={preload}
          {...emailField}
          onChange={(event) => {
            onEmailChange(event.target.value);
            emailField.onChange();
          }}
        />
      </Field>
      <div>
        <Field label={say("password")} error={problems.get("password")}>
          <PasswordInput
            autoComplete="current-password"
            ref={focus === "password" ? focusOnce : undefined}
            onFocus={preload}
            {...field("password")}
          />
        </Field>
        <button type="button" className="link type-small mt-2 max-sm:min-h-11" onClick={onForgot}>
          {say("forgotPasswordQuestion")}
        </button>
      </div>
      <Button type="submit" size="lg" full busy={busy || leaving} busyText={say("signingIn")}>
        {say("signIn")}
      </Button>
    </form>
  );
}

/** As the field appears. A function of its own: React calls it again only for another field. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();
