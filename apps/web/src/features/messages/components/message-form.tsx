import { say } from "@sunwright/words/messages";
import { contactsIn } from "@sunwright/contract/contact-hiding";
import { TEXT_MAX } from "@sunwright/contract/limits";
import { onlineManager } from "@tanstack/react-query";
import { EyeOff, Send } from "lucide-react";
import { type FormEvent, useId, useState, useSyncExternalStore } from "react";
import { whatHappened } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { TextArea } from "../../../ui/text-area";
import { toast } from "../../../ui/toast-store";
import { useSending } from "../api/messages";

interface MessageFormProps {
  readonly thread: string;
  readonly label: string;
  readonly masked: boolean;
}

/** What is typed stays until it is sent. */
export function MessageForm({ thread, label, masked }: MessageFormProps) {
  const [text, setText] = useState("");
  const hint = useId();
  const sending = useSending(thread);
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  const content = text.trim();
  const over = content.length - TEXT_MAX;
  const may = content !== "" && over <= 0 && online && !sending.isPending;
  function send(event: FormEvent) {
    event.preventDefault();
    if (!may) return;
    sending.mutate(
      { text: content },
      {
        onSuccess: () => setText((now) => (now.trim() === content ? "" : now)),
        onError: (error) =>
          toast({ tone: "bad", title: say("notSent"), description: whatHappened(error, say("stays")) }),
      },
    );
  }
  return (
    <form className="thread-foot" onSubmit={send}>
      <TextArea
        aria-label={label}
        aria-describedby={hint}
        placeholder={say("write")}
        rows={2}
        value={text}
        invalid={over > 0}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className="mt-2 flex items-start justify-between gap-4">
        <div id={hint} className="type-help min-w-0 pt-1.5 text-text-3">
          {over > 0 ? (
            <span className="text-bad">{say("tooLong", { over })}</span>
          ) : online ? (
            masked && <Hidden text={text} />
          ) : (
            say("offline")
          )}
        </div>
        <Button
          type="submit"
          size="sm"
          disabled={!may}
          busy={sending.isPending}
          busyText={say("sending")}
          icon={<Send size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          {say("send")}
        </Button>
      </div>
    </form>
  );
}

/** What of a text the other side will not see. */
function Hidden({ text }: { readonly text: string }) {
  const found = contactsIn(text);
  const [first] = found;
  if (first === undefined) return null;
  return (
    <span className="grid gap-1 text-warn" role="status">
      <span className="flex items-center gap-1.5">
        <EyeOff size={15} strokeWidth={2} aria-hidden="true" />
        {found.length === 1 ? say(`willHide.${first.kind}`) : say("willHide.several", { count: found.length })}
      </span>
      <span className="flex flex-wrap gap-1.5 break-all">
        {found.map(({ from, to }) => (
          <span key={from} className="will-hide">
            {text.slice(from, to)}
          </span>
        ))}
      </span>
    </span>
  );
}
