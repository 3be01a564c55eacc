import { say } from "@sunwright/words/sale-money";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";

export type CardStep =
  | { readonly step: "begin" | "check" }
  | { readonly step: "decide"; readonly outcome: "pay" | "decline" };

/**
 * Paying a sale by card: begun here, paid on the provider's page.
 *
 * @param route Says what is read again.
 * @param send Does a step; answers the page to go to, or null.
 */
export function useCard<Step>(
  route: Parameters<typeof readAgain>[1],
  send: (asked: Step, idempotencyKey: string) => Promise<string | null>,
) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  const { mutate, isPending } = useMutation({
    mutationFn: (asked: Step) => send(asked, keyFor(asked)),
    onSuccess: (url) => {
      if (url !== null) window.location.assign(url);
    },
    onError: (error) => toast({ tone: "bad", title: say("notDone"), description: whatHappened(error, say("safe")) }),
    onSettled: () => {
      keyFor.fulfilled();
      return readAgain(client, route);
    },
  });
  return { ask: mutate, busy: isPending };
}
