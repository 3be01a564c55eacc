import { say } from "@sunwright/words/operator";
import { Check } from "lucide-react";
import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../ui/button";
import { ReasonField } from "./certificate-decision";
import { type RenderStep, useDecide } from "./use-decide";

interface ReasonedProps {
  readonly action: string;
  readonly renderStep: RenderStep;
  readonly onDecide: (reason: string) => Promise<void>;
  /** What is chosen before the reason. */
  readonly children?: ReactNode;
}

/** A decision with its reason, which asks for a fresh second step where it needs one. */
export function Reasoned({ action, renderStep, onDecide, children }: ReasonedProps) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const { busy, decide, step } = useDecide(renderStep);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || reason.trim() === "") return;
    decide(() => onDecide(reason));
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {children}
        <ReasonField reason={reason} onReason={setReason} missing={tried && reason.trim() === ""} />
        <Button
          type="submit"
          className="justify-self-start"
          busy={busy}
          busyText={say("saving")}
          icon={<Check aria-hidden="true" />}
        >
          {action}
        </Button>
      </form>
      {step}
    </>
  );
}
