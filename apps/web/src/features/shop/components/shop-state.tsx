import { say } from "@sunwright/words/shop-profile";
import { changeShop, type Shop, type ShopEvent } from "@sunwright/contract/shops";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { SummarySheet } from "../../../ui/sheet";
import { toast } from "../../../ui/toast-store";

const TONES = { active: "ok", paused: "warn", suspended: "bad", closed: "outline" } as const;

/** Whether the shop sells, and what its owner does about it. */
export function ShopState({ shop }: { readonly shop: Shop }) {
  const [closing, setClosing] = useState(false);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (event: ShopEvent) => call(changeShop, { body: { event } }),
    onSuccess: () => readAgain(client, changeShop),
    onError: (error) =>
      toast({ tone: "bad", title: say("notChanged"), description: userMessageOf(error, say("nothingLost")) }),
    onSettled: () => setClosing(false),
  });
  return (
    <SummarySheet aria-label={say("state")}>
      <div>
        <h2 className="type-h3 mb-3">{say("state")}</h2>
        <Chip tone={TONES[shop.state]}>{say(`state.${shop.state}`)}</Chip>
        <p className="type-small my-3 text-text-2">{say(`state.${shop.state}.means`)}</p>
        <div className="flex flex-wrap gap-3">
          {shop.events.map((event) => (
            <Button
              key={event}
              variant={event === "close" ? "danger" : "outline"}
              size="sm"
              busy={change.isPending}
              onClick={() => (event === "close" ? setClosing(true) : change.mutate(event))}
            >
              {say(`event.${event}`)}
            </Button>
          ))}
        </div>
      </div>
      {closing && (
        <ConfirmDialog
          title={say("close.title", { shop: shop.name })}
          description={say("close.means")}
          action={say("event.close")}
          busyText={say("close.busy")}
          busy={change.isPending}
          onConfirm={() => change.mutate("close")}
          onClose={() => setClosing(false)}
        />
      )}
    </SummarySheet>
  );
}
