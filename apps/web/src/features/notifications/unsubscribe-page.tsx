import { say } from "@sunwright/words/bell";
import { whatHappened } from "../../lib/api-error";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { ErrorRow } from "../../ui/error-row";
import { useUnsubscribing } from "./api/notifications";

/** Where the link of a mail leads. Opening it ends nothing: programs that look through mails open links too. */
export function UnsubscribePage({ token }: { readonly token: string | undefined }) {
  usePageFrame({ title: say("unsubscribe.title"), bannerless: true });
  const ending = useUnsubscribing();
  return (
    <div className="page-width max-w-150 py-10 max-sm:py-6">
      <h1 className="type-h1">{say("unsubscribe.title")}</h1>
      {token === undefined ? (
        <p className="mt-4">{say("unsubscribe.noToken")}</p>
      ) : ending.isSuccess ? (
        <p className="mt-4" role="status">
          {say("unsubscribe.done")}
        </p>
      ) : (
        <>
          <p className="mt-4">{say("unsubscribe.what")}</p>
          <p className="mt-2 text-text-2">{say("unsubscribe.kept")}</p>
          {ending.isError && (
            <ErrorRow
              className="mt-4"
              message={say("unsubscribe.failed")}
              detail={whatHappened(ending.error, say("tryAgain"))}
            />
          )}
          <Button
            className="mt-6"
            busy={ending.isPending}
            busyText={say("unsubscribe.ending")}
            onClick={() => ending.mutate(token)}
          >
            {say("unsubscribe.end")}
          </Button>
        </>
      )}
      <p className="mt-6">
        <Link to="/settings" hash="notifications" className="link">
          {say("unsubscribe.again")}
        </Link>
      </p>
    </div>
  );
}
