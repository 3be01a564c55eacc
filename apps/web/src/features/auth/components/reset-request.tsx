import { say } from "@sunwright/words/auth";
import { rich } from "../../../lib/rich";
import type { requestPasswordReset } from "@sunwright/contract/password-reset";
import { useState } from "react";
import { call, route } from "../../../lib/api";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { resetRequestFailure } from "../api/failures";
import { lazyCheck } from "../model/check";
import { FocusedHeading } from "./focused-heading";
import { useSmallForm } from "./use-small-form";

const REQUEST = route<typeof requestPasswordReset>("POST", "/api/auth/request-password-reset");

const { check, preload } = lazyCheck(async () => (await import("../api/form-checks")).checkResetRequest);

export interface ResetRequestProps {
  email: string;
  onEmailChange: (email: string) => void;
  onBack: () => void;
}

/** Asking for a reset link, and what is shown once it is sent. */
export function ResetRequest({ email, onEmailChange, onBack }: ResetRequestProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return <ResetSent email={sentTo} onBack={onBack} onAgain={() => setSentTo(null)} />;
  }
  return (
    <ResetRequestForm
      email={email}
      onBack={onBack}
      onSent={(address) => {
        onEmailChange(address);
        setSentTo(address);
      }}
    />
  );
}

interface ResetRequestFormProps {
  email: string;
  onBack: () => void;
  onSent: (email: string) => void;
}

function ResetRequestForm({ email, onBack, onSent }: ResetRequestFormProps) {
  const { problems, busy, form, field } = useSmallForm({
    initial: { email },
    check,
    send: async (body) => {
      try {
        await call(REQUEST, { body });
        toast({ title: say("resetRequest.sent"), description: say("resetRequest.checkMail") });
        onSent(body.email);
      } catch (error) {
        toast({ title: say("resetRequest.failed"), description: resetRequestFailure(error), tone: "bad" });
      }
      return undefined;
    },
  });
  return (
    <>
      <FocusedHeading>{say("resetRequest.title")}</FocusedHeading>
      <p className="mt-3 max-w-[40ch] text-text-2">{say("resetRequest.lead")}</p>
      <form {...form} className="mt-7 grid gap-4.5">
        <Field label={say("email")} error={problems.get("email")}>
          <TextInput type="email" autoComplete="username" inputMode="email" onFocus={preload} {...field("email")} />
        </Field>
        <Button type="submit" size="lg" full busy={busy} busyText={say("resetRequest.sending")}>
          {say("resetRequest.send")}
        </Button>
        <Button variant="outline" full onClick={onBack}>
          {say("backToSignIn")}
        </Button>
      </form>
    </>
  );
}

interface ResetSentProps {
  email: string;
  onBack: () => void;
  onAgain: () => void;
}

function ResetSent({ email, onBack, onAgain }: ResetSentProps) {
  return (
    <>
      <FocusedHeading>{say("resetRequest.checkYourEmail")}</FocusedHeading>
      <p className="mt-3 max-w-[40ch] text-text-2">
        {rich(say, "resetRequest.onItsWay", { email, b: (inside) => <b className="break-all">{inside}</b> })}
      </p>
      <div className="mt-7 grid gap-3">
        <Button size="lg" full onClick={onBack}>
          {say("backToSignIn")}
        </Button>
        <Button variant="outline" full onClick={onAgain}>
          {say("resetRequest.sendAgain")}
        </Button>
      </div>
    </>
  );
}
