import type { UseQueryResult } from "@tanstack/react-query";
import type { ErrorCode } from "@sunwright/contract/errors";
import type { ReactNode } from "react";
import { ApiError } from "../../../lib/api-error";
import { Empty } from "../../../ui/empty";
import { ErrorRow } from "../../../ui/error-row";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { InverterSymbol } from "../../../ui/symbols";

interface FirmAnswerProps<Firm> {
  /** Null where the session has ended meanwhile: the frame says so. */
  readonly answer: UseQueryResult<Firm | null>;
  /** By which the server says that there is none. */
  readonly missing: ErrorCode;
  /** False where it is known that there is none, and nothing was asked. */
  readonly has?: boolean | undefined;
  readonly texts: {
    readonly loading: string;
    readonly none: string;
    readonly notLoaded: string;
    readonly safe: string;
  };
  /** Of what stands in its place. */
  readonly className?: string;
  readonly children: (firm: Firm) => ReactNode;
}

/** What is shown of a firm, or of a list of its own, once it is known, and until then; or that there is no firm. */
export function FirmAnswer<Firm>({ answer, missing, has, texts, className, children }: FirmAnswerProps<Firm>) {
  const { data, error } = answer;
  if (data != null) return children(data);
  const isMissing = error instanceof ApiError && error.code === missing;
  if (has !== false && error === null)
    return (
      <Delayed>
        <SkeletonRows rows={4} showLabel label={texts.loading} className={className} />
      </Delayed>
    );
  if (has === false || isMissing)
    return (
      <Empty symbol={<InverterSymbol />} className={className}>
        {texts.none}
      </Empty>
    );
  return (
    <ErrorRow
      className={className}
      message={texts.notLoaded}
      detail={texts.safe}
      onRetry={() => void answer.refetch()}
      retrying={answer.isFetching}
    />
  );
}
