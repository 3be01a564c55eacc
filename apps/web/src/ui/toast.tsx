import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import * as Radix from "radix-ui/toast";
import { useSyncExternalStore } from "react";
import { CloseButton } from "./close-button";
import { dismissToast, toastStore, type ToastEntry } from "./toast-store";

/** Time on screen and swipe distance of the marketplace spec, section 9. Hover and focus stop the clock. */
const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const icons = { ok: CircleCheck, bad: CircleX, info: Info, warn: TriangleAlert };

const useToastState = () => useSyncExternalStore(toastStore.subscribe, toastStore.getState);

/** Everything shown since the page was loaded, newest first. */
export const useToastHistory = () => useToastState().history;

export function Toaster() {
  const { current } = useToastState();
  return (
    <Radix.Provider
      label={say("notification")}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {current && <Toast key={current.id} entry={current} />}
      <Radix.Viewport hotkey={["F8"]} label={say("notificationsRegion")} className="ui-toasts" />
    </Radix.Provider>
  );
}

function Toast({ entry }: { entry: ToastEntry }) {
  const Icon = icons[entry.tone];
  return (
    <Radix.Root
      // A failure interrupts what is being read; a success waits for a pause.
      type={entry.tone === "bad" ? "foreground" : "background"}
      onOpenChange={(open) => !open && dismissToast(entry.id)}
      className={clsx("ui-toast", `ui-toast-${entry.tone}`)}
      data-toast={entry.tone}
    >
      <Icon size={20} strokeWidth={2} aria-hidden="true" />
      <div className="ui-toast-text">
        <Radix.Title className="ui-toast-title">{entry.title}</Radix.Title>
        {entry.description && (
          <Radix.Description className="ui-toast-description">{entry.description}</Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <CloseButton label={say("close")} />
      </Radix.Close>
    </Radix.Root>
  );
}
