import { say } from "@sunwright/words/firm";
import { acceptInvitation, readInvitation } from "@sunwright/contract/firms";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, read } from "../../lib/api";
import { ApiError, userMessageOf } from "../../lib/api-error";
import { readAgain } from "../../lib/changes";
import { usePageFrame } from "../../lib/page-frame";
import { useNavigate } from "../../lib/routing/router";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Sheet, SheetSection } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { InverterSymbol } from "../../ui/symbols";
import { toast } from "../../ui/toast-store";

/** What a mail invited to: the firm by its name, and the way in. */
export function FirmInvitationPage({ token }: { readonly token: string }) {
  usePageFrame({ title: say("invitation") });
  const answer = useQuery(read(readInvitation, { params: { token } }));
  const client = useQueryClient();
  const navigate = useNavigate();
  const accept = useMutation({
    mutationFn: () => call(acceptInvitation, { params: { token } }),
    onSuccess: async ({ firm, kind }) => {
      toast({ tone: "ok", title: say("joined", { firm }) });
      await readAgain(client, acceptInvitation);
      await navigate({ to: kind === "shop" ? "/shop/products" : "/firm/profile" });
    },
    onError: (error) =>
      toast({ tone: "bad", title: say("notJoined"), description: userMessageOf(error, say("nothingLost")) }),
  });
  return (
    <div className="page-width pt-8 pb-18 max-sm:pt-5">
      {answer.data ? (
        <Sheet className="max-w-160">
          <SheetSection>
            <h1 className="type-h1">{say("invitation.title", { firm: answer.data.firm })}</h1>
            <p className="mt-3">{say("invitation.as", answer.data)}</p>
            <Button
              className="mt-5"
              busy={accept.isPending}
              busyText={say("invitation.accepting")}
              onClick={() => accept.mutate()}
            >
              {say("invitation.accept")}
            </Button>
          </SheetSection>
        </Sheet>
      ) : answer.error instanceof ApiError && answer.error.code === "invitation_not_found" ? (
        <Empty symbol={<InverterSymbol />}>
          <h1 className="type-h3">{say("invitation.none")}</h1>
          <p className="mt-2">{userMessageOf(answer.error, "")}</p>
        </Empty>
      ) : answer.isError ? (
        <ErrorRow
          message={userMessageOf(answer.error, say("membersNotLoaded"))}
          detail={say("nothingLost")}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Delayed>
          <SkeletonRows rows={2} showLabel label={say("invitation")} />
        </Delayed>
      )}
    </div>
  );
}
