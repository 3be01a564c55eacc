import type { OwnReview, Reviewable } from "@sunwright/contract/reviews";
import { TEXT_MAX } from "@sunwright/contract/limits";
import { REVIEW_EDIT_DAYS } from "@sunwright/contract/review-states";
import { say } from "@sunwright/words/reviews";
import { useState } from "react";
import { ActionDialog } from "../../../ui/action-dialog";
import { Field } from "../../../ui/field";
import { StarChoice } from "../../../ui/stars";
import { TextArea } from "../../../ui/text-area";
import type { Sends } from "../api/reviews";

interface DialogOf {
  readonly busy: boolean;
  readonly onSend: (sent: Sends) => void;
  readonly onClose: () => void;
}

const WORDS = { keep: say("keep"), saving: say("saving") };
const meaning = (stars: number) =>
  say(`word.${stars === 1 ? 1 : stars === 2 ? 2 : stars === 3 ? 3 : stars === 4 ? 4 : 5}`);
const starName = (stars: number) => `${say("onlyStars", { stars })}: ${meaning(stars)}`;
const tooLong = (text: string) => {
  const over = text.trim().length - TEXT_MAX;
  return over > 0 ? say("tooLong", { over }) : undefined;
};

interface WriteDialogProps extends DialogOf {
  readonly subject: Reviewable;
}

/** Writes a review, or changes the one that was written. */
export function WriteDialog({ subject: { subject, name, review }, busy, onSend, onClose }: WriteDialogProps) {
  const [stars, setStars] = useState<number | null>(review?.stars ?? null);
  const [text, setText] = useState(review?.text ?? "");
  const [tried, setTried] = useState(false);
  const wrong = tooLong(text);
  return (
    <ActionDialog
      words={WORDS}
      title={review === null ? say("writeOf", { name }) : say("change.title")}
      description={say("about.asks")}
      action={say("save")}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (stars === null || wrong !== undefined) return;
        const written = { stars, text: text.trim() };
        onSend(
          review === null ? { act: "write", subject, ...written } : { act: "edit", reviewId: review.id, ...written },
        );
      }}
    >
      <StarChoice
        label={say("field.stars")}
        value={stars}
        onValueChange={setStars}
        nameOf={starName}
        error={tried && stars === null ? say("field.starsMissing") : undefined}
      />
      <Field label={say("field.text")} help={say("field.textHelp")} error={wrong} optional>
        <TextArea rows={5} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </ActionDialog>
  );
}

interface OfReviewProps extends DialogOf {
  readonly review: OwnReview;
}

export const WithdrawDialog = ({ review: { id }, busy, onSend, onClose }: OfReviewProps) => (
  <ActionDialog
    words={WORDS}
    title={say("withdraw.title")}
    description={say("withdraw.means")}
    action={say("withdraw")}
    danger
    busy={busy}
    onClose={onClose}
    onSubmit={() => onSend({ act: "withdraw", reviewId: id })}
  />
);

export function ReplyDialog({ review: { id, replyText }, busy, onSend, onClose }: OfReviewProps) {
  const [text, setText] = useState(replyText);
  const [tried, setTried] = useState(false);
  const missing = text.trim() === "";
  const wrong = tooLong(text) ?? (tried && missing ? say("reply.missing") : undefined);
  return (
    <ActionDialog
      words={WORDS}
      title={say("reply.title")}
      description={say("reply.means", { days: REVIEW_EDIT_DAYS })}
      action={say("save")}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!missing && tooLong(text) === undefined) onSend({ act: "reply", reviewId: id, text: text.trim() });
      }}
    >
      <Field label={say("reply.text")} error={wrong} required>
        <TextArea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </ActionDialog>
  );
}
