import { say } from "@sunwright/words/discussion";
import { TEXT_MAX } from "@sunwright/contract/limits";
import { useEffect, useId, useRef, type FormEvent } from "react";
import { Button } from "../../../ui/button";
import { TextArea } from "../../../ui/text-area";

interface CommentFormProps {
  /** What the box is for, read out. */
  readonly label: string;
  readonly placeholder?: string;
  readonly submit: string;
  readonly submitting: string;
  readonly help?: string;
  readonly text: string;
  readonly busy: boolean;
  /** Opened by a press: the box takes the focus. */
  readonly focused?: boolean;
  readonly onText: (text: string) => void;
  readonly onSubmit: (content: string) => void;
  readonly onCancel?: () => void;
}

const TOO_LONG = say("tooLong", { most: TEXT_MAX });

/** The box of a comment, a reply and an edit. Blank is never sent. */
export function CommentForm(props: CommentFormProps) {
  const { label, placeholder, submit, submitting, help, text, busy, focused, onText, onSubmit, onCancel } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  useEffect(() => {
    if (!focused) return;
    box.current?.focus();
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
  }, [focused]);
  const content = text.trim();
  const tooLong = content.length > TEXT_MAX;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (content !== "" && !tooLong && !busy) onSubmit(content);
  };
  return (
    <form className="comment-form" onSubmit={send}>
      <TextArea
        ref={box}
        aria-label={label}
        aria-describedby={hint}
        placeholder={placeholder}
        rows={2}
        value={text}
        invalid={tooLong}
        onChange={(event) => onText(event.target.value)}
      />
      <div className="comment-form-foot">
        <span id={hint} className={tooLong ? "type-help text-bad" : "type-help text-text-3"}>
          {tooLong ? TOO_LONG : help}
        </span>
        <span className="flex gap-2">
          {onCancel && (
            <Button variant="ghost" size="sm" onClick={onCancel}>
              {say("cancel")}
            </Button>
          )}
          <Button type="submit" size="sm" disabled={content === "" || tooLong} busy={busy} busyText={submitting}>
            {submit}
          </Button>
        </span>
      </div>
    </form>
  );
}
