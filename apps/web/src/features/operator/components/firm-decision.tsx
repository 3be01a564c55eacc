import { say } from "@sunwright/words/operator";
import type { CertificateFile } from "@sunwright/contract/operator";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionDialog } from "../../../ui/action-dialog";
import { Button } from "../../../ui/button";
import { sendFirm } from "../api/operator";
import { ReasonField } from "./certificate-decision";
import { type RenderStep, useDecide } from "./use-decide";

interface FirmDecisionProps {
  readonly firmId: string;
  readonly state: CertificateFile["firm"]["state"];
  readonly renderStep: RenderStep;
}

/** Suspends a firm or reopens it, with a reason. A closed one stays closed. */
export function FirmDecision({ firmId, state, renderStep }: FirmDecisionProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const { busy, decide, step } = useDecide(renderStep);
  if (state === "closed") return null;
  const decision = state === "suspended" ? "reopen" : "suspend";
  const submit = () => {
    setTried(true);
    if (reason.trim() === "") return;
    decide(async () => {
      await sendFirm(client, firmId, { decision, seen: state, reason });
      setOpen(false);
      setReason("");
      setTried(false);
    });
  };
  return (
    <div>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {say(`firm.${decision}`)}
      </Button>
      {open && step === null && (
        <ActionDialog
          words={{ keep: say("keep"), saving: say("saving") }}
          title={say(`firm.${decision}`)}
          description={say(`firm.${decision}Means`)}
          action={say(`firm.${decision}`)}
          danger={decision === "suspend"}
          busy={busy}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <ReasonField reason={reason} onReason={setReason} missing={tried && reason.trim() === ""} />
        </ActionDialog>
      )}
      {step}
    </div>
  );
}
