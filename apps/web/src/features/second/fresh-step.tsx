import { say } from "@sunwright/words/second";
import { say as sayStep } from "@sunwright/words/second-step";
import type { SecondMethod } from "@sunwright/contract/accounts";
import type { Second } from "@sunwright/contract/second";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Dialog } from "../../ui/dialog";
import { ErrorRow } from "../../ui/error-row";
import { SkeletonRows } from "../../ui/skeleton";
import { passkeyAtStep, secondQuery, takeStep } from "./api/second";
import { StepForm } from "./components/step-form";

export interface FreshStepProps {
  /** Why it is asked here. */
  readonly reason: string;
  /** Taken: what waited for it may go on. */
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** Asks for the second step in place, before what needs a fresh one. */
export function FreshStep({ reason, onTaken, onClose }: FreshStepProps) {
  const client = useQueryClient();
  const second = useQuery(secondQuery);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={sayStep("title")} description={reason}>
      <div className="mt-4 pb-2">
        {second.isError ? (
          <ErrorRow
            message={say("settings.notLoaded")}
            onRetry={() => void second.refetch()}
            retrying={second.isFetching}
          />
        ) : second.data ? (
          <StepForm
            methods={methodsIn(second.data)}
            askPasskey={passkeyAtStep}
            onProof={async (proof) => {
              await takeStep(client, proof);
              onTaken();
            }}
          />
        ) : (
          <SkeletonRows rows={2} label={say("settings.loading")} />
        )}
      </div>
    </Dialog>
  );
}

const methodsIn = ({ app, passkeys, recovery }: Second): SecondMethod[] => [
  ...(app === null ? [] : (["app"] as const)),
  ...(passkeys.length === 0 ? [] : (["passkey"] as const)),
  ...(recovery === null || recovery.left === 0 ? [] : (["recovery"] as const)),
];
