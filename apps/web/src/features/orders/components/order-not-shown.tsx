import { say } from "@sunwright/words/orders";
import { ApiError, userMessageOf } from "../../../lib/api-error";
import { Empty } from "../../../ui/empty";
import { ErrorRow } from "../../../ui/error-row";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { BatterySymbol } from "../../../ui/symbols";

interface NotShownProps {
  readonly error: Error | null;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** In place of an order that is not there yet, or not at all. */
export function OrderNotShown({ error, retrying, onRetry }: NotShownProps) {
  if (error === null)
    return (
      <Delayed>
        <SkeletonRows rows={6} showLabel label={say("loading")} className="page-width py-10" />
      </Delayed>
    );
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <Empty symbol={<BatterySymbol />} className="page-width my-10">
        {say("orderMissing")}
      </Empty>
    );
  return (
    <ErrorRow
      className="page-width my-10"
      message={userMessageOf(error, say("notLoaded"))}
      detail={say("safe")}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
