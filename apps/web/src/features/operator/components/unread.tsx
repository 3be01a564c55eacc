import { say } from "@sunwright/words/operator";
import { userMessageOf } from "../../../lib/api-error";
import { ErrorRow } from "../../../ui/error-row";

interface UnreadProps {
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Why something is not shown, and trying again. */
export const Unread = ({ query }: UnreadProps) => (
  <ErrorRow
    className="mt-6"
    message={say("notLoaded")}
    detail={userMessageOf(query.error, say("safe"))}
    onRetry={() => void query.refetch()}
    retrying={query.isFetching}
  />
);
