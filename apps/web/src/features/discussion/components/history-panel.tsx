import { say } from "@sunwright/words/discussion";
import type { HistoryItem, Project } from "@sunwright/contract/projects";
import { ChevronDown, ChevronUp, History } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { ErrorRow } from "../../../ui/error-row";
import { SkeletonRows } from "../../../ui/skeleton";
import { useHistory } from "../api/comments";
import { isRestorable, SHOWN_AT_FIRST } from "../model/entries";
import { HistoryEntry } from "./history-entry";
import { RestoreDialog } from "./restore-dialog";
import { useChangeWords } from "./use-change-words";

interface HistoryPanelProps {
  readonly project: Project;
  /** The person may change the design, and so take a change back. */
  readonly mayEdit: boolean;
}

export const HistoryPanel = (props: HistoryPanelProps) => (
  <section aria-labelledby="history-heading" className="history">
    <h2 id="history-heading" className="type-h3">
      {say("history.title")}
    </h2>
    <Entries {...props} />
  </section>
);

function Entries({ project, mayEdit }: HistoryPanelProps) {
  const history = useHistory(project.id);
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<HistoryItem | null>(null);
  const items = history.data ?? [];
  const words = useChangeWords(
    project.currency,
    items.some(({ changes }) => "city" in changes),
  );
  if (history.isPending) return <SkeletonRows rows={3} label={say("history.loading")} showLabel className="mt-3" />;
  if (history.isError && items.length === 0)
    return (
      <ErrorRow
        className="mt-3"
        message={say("history.notLoaded")}
        detail={say("history.safe")}
        onRetry={() => void history.refetch()}
        retrying={history.isFetching}
      />
    );
  if (items.length === 0)
    return (
      <Empty className="mt-3" symbol={<History size={32} strokeWidth={1.25} aria-hidden="true" />}>
        {say("history.none")}
      </Empty>
    );
  const last = items.find(isRestorable);
  const actionOf = (item: HistoryItem) => {
    if (!mayEdit || !isRestorable(item)) return null;
    return item === last ? "undo" : "restore";
  };
  return (
    <>
      <ol className="entries" aria-label={all ? say("history.all") : say("history.latest")}>
        {(all ? items : items.slice(0, SHOWN_AT_FIRST)).map((item) => (
          <HistoryEntry
            key={item.id}
            item={item}
            words={words}
            action={actionOf(item)}
            onAction={() => setAsked(item)}
          />
        ))}
      </ol>
      {items.length > SHOWN_AT_FIRST && (
        <Button
          variant="ghost"
          size="sm"
          className="entries-toggle"
          aria-expanded={all}
          iconAfter={all ? <ChevronUp size={16} aria-hidden="true" /> : <ChevronDown size={16} aria-hidden="true" />}
          onClick={() => setAll(!all)}
        >
          {all ? say("history.showLess") : say("history.showAll")}
        </Button>
      )}
      {all && history.hasNextPage && (
        <Button
          variant="ghost"
          size="sm"
          className="entries-toggle"
          busy={history.isFetchingNextPage}
          busyText={say("history.loadingOlder")}
          onClick={() => void history.fetchNextPage()}
        >
          {say("history.showOlder")}
        </Button>
      )}
      {history.isFetchNextPageError && (
        <p className="type-small" role="status">
          {say("history.olderNotLoaded")}
        </p>
      )}
      {asked && (
        <RestoreDialog project={project} entry={asked} isLast={asked.id === last?.id} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
