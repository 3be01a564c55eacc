import { say } from "@sunwright/words/shop-billing";
import { type Credit, endCredit, listCredits } from "@sunwright/contract/payments";
import type { Shop } from "@sunwright/contract/shops";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { call, read } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { ErrorRow } from "../../../ui/error-row";
import { IconButton } from "../../../ui/icon-button";
import { Sheet, SheetSection } from "../../../ui/sheet";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { ShareBar } from "../../../ui/table";
import { toast } from "../../../ui/toast-store";
import { roomOf } from "../model/credit-limit";
import { ApproveFirm } from "./approve-firm";
import { LimitDialog } from "./limit-dialog";

/** Firms that may buy on an invoice of 30 days, and what is open of each. Owners alone read it. */
export function ShopCredits({ shop }: { readonly shop: Shop }) {
  const answer = useQuery(read(listCredits));
  const open = shop.state !== "closed";
  return (
    <Sheet aria-label={say("credit")}>
      <SheetSection level={2} title={say("credit")}>
        <p className="type-small text-text-2">{say("creditMeans")}</p>
        {!shop.payments.includes("invoice") && <p className="mt-2 type-small text-warn">{say("creditOff")}</p>}
        {answer.data ? (
          <Firms credits={answer.data.credits} open={open} />
        ) : answer.isError ? (
          <ErrorRow
            className="mt-4"
            message={say("creditsNotLoaded")}
            detail={say("nothingLost")}
            onRetry={() => void answer.refetch()}
          />
        ) : (
          <Delayed>
            <SkeletonRows rows={2} showLabel label={say("credit")} />
          </Delayed>
        )}
      </SheetSection>
      {open && answer.data && (
        <SheetSection>
          <ApproveFirm currency={shop.currency} />
        </SheetSection>
      )}
    </Sheet>
  );
}

interface FirmsProps {
  readonly credits: readonly Credit[];
  /** Whether anything of it can be changed. */
  readonly open: boolean;
}

function Firms({ credits, open }: FirmsProps) {
  const [changing, setChanging] = useState<Credit | null>(null);
  const [ending, setEnding] = useState<Credit | null>(null);
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: ({ firmId }: Credit) => call(endCredit, { params: { firmId } }),
    onError: (error) =>
      toast({ tone: "bad", title: say("notEnded"), description: userMessageOf(error, say("nothingLost")) }),
    onSettled: async () => {
      setEnding(null);
      await readAgain(client, endCredit);
    },
  });
  if (credits.length === 0) return <p className="mt-4">{say("noCredits")}</p>;
  return (
    <>
      <ul className="mt-2">
        {credits.map((credit) => (
          <li key={credit.firmId} className="shop-credit">
            <Standing credit={credit} />
            {open && (
              <>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={say("changeOf", { firm: credit.firm })}
                  onClick={() => setChanging(credit)}
                >
                  {say("change")}
                </Button>
                <IconButton
                  label={say("end", { firm: credit.firm })}
                  icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
                  onClick={() => setEnding(credit)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {changing !== null && <LimitDialog credit={changing} onClose={() => setChanging(null)} />}
      {ending !== null && (
        <ConfirmDialog
          title={say("end.title", { firm: ending.firm })}
          description={
            ending.usedMinor === 0
              ? say("end.means")
              : say("end.owed", { used: amountText(ending.usedMinor, ending.currency) })
          }
          action={say("end.action")}
          busyText={say("ending")}
          busy={end.isPending}
          onConfirm={() => end.mutate(ending)}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

/** A firm with what is open of its limit. */
function Standing({ credit }: { readonly credit: Credit }) {
  const { firm, limitMinor, usedMinor, currency } = credit;
  const { left, over } = roomOf(credit);
  return (
    <div className="min-w-0">
      <span className="type-h4 block break-words" translate="no">
        {firm}
      </span>
      <span className="type-small flex flex-wrap justify-between gap-x-3 text-text-2">
        <span>{say("open", { used: amountText(usedMinor, currency), limit: amountText(limitMinor, currency) })}</span>
        {over === 0 && <span>{say("left", { left: amountText(left, currency) })}</span>}
      </span>
      <ShareBar share={usedMinor / limitMinor} className="mt-1" />
      {over > 0 && (
        <span className="mt-1 type-help block text-bad">{say("overLimit", { over: amountText(over, currency) })}</span>
      )}
    </div>
  );
}
