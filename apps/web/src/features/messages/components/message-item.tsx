import { say } from "@sunwright/words/messages";
import type { Message } from "@sunwright/contract/messages";
import type { ThreadSide } from "@sunwright/contract/threads";
import { clsx } from "clsx";
import { formatDateTime } from "../../../lib/format";
import { HiddenPieces } from "../../../lib/hidden-pieces";
import { Avatar } from "../../../ui/avatar";

interface MessageItemProps {
  readonly message: Message;
  /** On which side the reader is. */
  readonly side: ThreadSide;
  /** The other side. */
  readonly name: string;
}

export function MessageItem({ message, side, name }: MessageItemProps) {
  const { mine, pieces, at } = message;
  const ours = message.side === side;
  const who = mine ? say("you") : ours ? say("colleague") : name;
  return (
    <li className={clsx("message", ours && "message-mine")}>
      {!ours && <Avatar name={name} size="sm" />}
      <div className="min-w-0">
        <div className="message-head type-help text-text-3">
          {who}, <time dateTime={at}>{formatDateTime(at)}</time>
        </div>
        <p className="message-words">
          <HiddenPieces pieces={pieces} />
        </p>
      </div>
    </li>
  );
}
