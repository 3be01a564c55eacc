import { say } from "@sunwright/words/operator";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionDialog } from "../../../ui/action-dialog";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { sendJobEnd } from "../api/operator";
import { ReasonField } from "./certificate-decision";
import { type RenderStep, useDecide } from "./use-decide";

const NUMBER = /^J-\d{1,9}$/;

/** Ends work that its firm has left, by the number of the job. */
export function EndJob({ renderStep }: { readonly renderStep: RenderStep }) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const { busy, decide, step } = useDecide(renderStep);
  const number = typed.trim().toUpperCase();
  const submit = () => {
    setTried(true);
    if (!NUMBER.test(number) || reason.trim() === "") return;
    decide(async () => {
      await sendJobEnd(client, number, reason);
      setOpen(false);
    });
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {say("jobs.end")}
      </Button>
      {open && step === null && (
        <ActionDialog
          words={{ keep: say("keep"), saving: say("saving") }}
          title={say("jobs.end")}
          description={say("jobs.endMeans")}
          action={say("jobs.end")}
          danger
          busy={busy}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <Field
            label={say("jobs.number")}
            help={say("jobs.numberHelp")}
            error={tried && !NUMBER.test(number) ? say("jobs.numberWrong") : undefined}
            required
          >
            <TextInput maxLength={12} value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <ReasonField reason={reason} onReason={setReason} missing={tried && reason.trim() === ""} />
        </ActionDialog>
      )}
      {step}
    </>
  );
}
