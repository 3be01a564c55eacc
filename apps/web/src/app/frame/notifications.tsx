import { say } from "@sunwright/words/app";
import { formatClock } from "../../lib/format";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { useToastHistory } from "../../ui/toast";
import { clearToastHistory } from "../../ui/toast-store";

/** What went by as a toast can be read again here. */
export function NotificationsDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const history = useToastHistory();
  const clear = (
    <Button variant="outline" onClick={clearToastHistory}>
      {say("notifications.clear")}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={say("notifications")}
      footer={history.length > 0 ? clear : undefined}
    >
      {history.length === 0 ? (
        <p className="text-text-2">{say("notifications.none")}</p>
      ) : (
        <ul className="grid gap-3">
          {history.map(({ id, title, description, at }) => (
            <li key={id} className="flex gap-4">
              <time dateTime={at.toISOString()} className="type-label pt-0.5">
                {formatClock(at)}
              </time>
              <div>
                <div className="type-h4">{title}</div>
                {description !== undefined && <div className="type-help text-text-2">{description}</div>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
