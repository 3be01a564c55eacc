import { say } from "@sunwright/words/discussion";
import type { HistoryItem } from "@sunwright/contract/projects";
import { Calculator, FileOutput, FilePlus2, MessageSquare, Share2, SlidersHorizontal } from "lucide-react";
import { shownChanges, type Words } from "../model/changes";
import { ACTION_WORDS } from "../model/entries";
import { ChangeList } from "./change-list";
import { RelativeTime } from "./relative-time";

const ICONS = {
  created: FilePlus2,
  modified: SlidersHorizontal,
  shared: Share2,
  calculated: Calculator,
  exported: FileOutput,
  commented: MessageSquare,
} as const;

interface HistoryEntryProps {
  readonly item: HistoryItem;
  readonly words: Words;
  /** Undo on the last change, restore on earlier ones; null where the person may not. */
  readonly action: "undo" | "restore" | null;
  readonly onAction: () => void;
}

export function HistoryEntry({ item, words, action, onAction }: HistoryEntryProps) {
  const Icon = ICONS[item.action];
  const changes = shownChanges(item.changes, words);
  return (
    <li className="entry">
      <span className="entry-icon" aria-hidden="true">
        <Icon size={16} strokeWidth={1.75} />
      </span>
      <div className="entry-body">
        <p className="entry-head">
          <b className="font-semibold">{ACTION_WORDS[item.action]}</b>
          <RelativeTime instant={item.timestamp} />
        </p>
        <p className="entry-person">{item.name}</p>
        {changes.length === 0 && <p className="entry-told">{item.description}</p>}
        <ChangeList changes={changes} />
        {action && (
          <button
            type="button"
            className="entry-action"
            aria-label={say("actionOnEntry", { action, description: item.description })}
            onClick={onAction}
          >
            {action === "undo" ? say("undo") : say("restore")}
          </button>
        )}
      </div>
    </li>
  );
}
