import { say } from "@sunwright/words/second-step";
import type { SecondMethod, User } from "@sunwright/contract/accounts";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button";
import { finish, passkeyAtSignIn } from "./api/second";
import { StepForm } from "./components/step-form";

export interface SignInStepProps {
  readonly methods: readonly SecondMethod[];
  readonly onSignedIn: (user: User) => void;
  readonly onBack: () => void;
}

/** The screen after the password of somebody with a second sign-in. */
export function SignInStep({ methods, onSignedIn, onBack }: SignInStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = methods[0];
  // A field takes the focus itself; without one the heading says that the screen has changed.
  useEffect(() => {
    if (first === "passkey") heading.current?.focus();
  }, [first]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="type-display outline-none">
        {say("title")}
      </h1>
      <p className="mt-3 mb-7 max-w-[40ch] text-text-2">{say("lead")}</p>
      <StepForm
        methods={methods}
        askPasskey={passkeyAtSignIn}
        onProof={async (proof) => onSignedIn(await finish(proof))}
      />
      <p className="type-help mt-4 text-text-3">{say("lost")}</p>
      <Button variant="outline" full className="mt-4" onClick={onBack}>
        {say("back")}
      </Button>
    </>
  );
}
