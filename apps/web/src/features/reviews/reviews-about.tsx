import type { Reviewable, ReviewsAbout as Answer } from "@sunwright/contract/reviews";
import { say } from "@sunwright/words/reviews";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "../../lib/format";
import { Button } from "../../ui/button";
import { ErrorRow } from "../../ui/error-row";
import { SectionRule } from "../../ui/section-rule";
import { aboutQuery, useReviewing } from "./api/reviews";
import { ReplyDialog, WithdrawDialog, WriteDialog } from "./components/dialogs";
import { ReviewItem } from "./components/review-item";
import "./reviews.css";

/** What of a job or an order is or can be reviewed, for both of its sides. Of what nobody can review yet, nothing. */
export function ReviewsAbout({ about }: { readonly about: string }) {
  const answer = useQuery(aboutQuery(about));
  if (answer.isError)
    return (
      <ErrorRow
        message={say("notLoaded")}
        detail={say("safe")}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  const subjects = (answer.data?.subjects ?? []).filter(({ open, review }) => open || review !== null);
  if (!answer.data || subjects.length === 0) return null;
  return (
    <section className="print:hidden">
      <SectionRule title={titleOf(answer.data)} />
      <ul className="review-list">
        {subjects.map((subject) => (
          <li key={subject.subject}>
            <One subject={subject} about={about} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const titleOf = ({ side, subjects }: Answer): string =>
  side === "firm" ? say("title") : say(subjects[0]?.kind === "job" ? "about.job" : "about.order");

type Asked = "write" | "withdraw" | "reply";

function One({ subject, about }: { readonly subject: Reviewable; readonly about: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const reviewing = useReviewing(about);
  const { open, review, name } = subject;
  const close = () => setAsked(null);
  const dialog = {
    busy: reviewing.isPending,
    onClose: close,
    onSend: (sent: Parameters<typeof reviewing.mutate>[0]) => reviewing.mutate(sent, { onSuccess: close }),
  };
  return (
    <>
      {open && (
        <>
          {subject.kind === "line" && <p className="type-h4 break-words">{name}</p>}
          <p className="type-small text-text-2">{say("about.asks")}</p>
          <Button size="sm" className="mt-3" aria-label={say("writeOf", { name })} onClick={() => setAsked("write")}>
            {say("write")}
          </Button>
        </>
      )}
      {review !== null && <Written subject={subject} review={review} onAsk={setAsked} />}
      {asked === "write" && <WriteDialog subject={subject} {...dialog} />}
      {asked === "withdraw" && review !== null && <WithdrawDialog review={review} {...dialog} />}
      {asked === "reply" && review !== null && <ReplyDialog review={review} {...dialog} />}
    </>
  );
}

interface WrittenProps {
  readonly subject: Reviewable;
  readonly review: NonNullable<Reviewable["review"]>;
  readonly onAsk: (asked: Asked) => void;
}

function Written({ subject: { kind, name }, review, onAsk }: WrittenProps) {
  const { state, events, hiddenBecause, editableUntil, reply } = review;
  if (state === "withdrawn")
    return (
      <>
        {kind === "line" && <p className="type-h4 break-words">{name}</p>}
        <p className="type-small text-text-2">{say("withdrawn")}</p>
      </>
    );
  return (
    <ReviewItem review={review} firm={kind === "job" ? name : undefined}>
      {state === "hidden" && <p className="type-small mt-2 text-warn">{say("hidden", { reason: hiddenBecause })}</p>}
      {events.includes("edit") && (
        <p className="type-help mt-2 text-text-3">{say("until", { day: formatDate(editableUntil) })}</p>
      )}
      {events.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-3">
          {events.includes("edit") && (
            <Button size="sm" variant="outline" onClick={() => onAsk("write")}>
              {say("change")}
            </Button>
          )}
          {events.includes("withdraw") && (
            <Button size="sm" variant="ghost" onClick={() => onAsk("withdraw")}>
              {say("withdraw")}
            </Button>
          )}
          {events.includes("reply") && (
            <Button size="sm" variant="outline" onClick={() => onAsk("reply")}>
              {say(reply === null ? "reply" : "reply.change")}
            </Button>
          )}
        </div>
      )}
    </ReviewItem>
  );
}
