import { useEffect, useState, useSyncExternalStore } from "react";
import { onDemand } from "../ui/on-demand";
import { Fetched } from "../ui/fetched";
import { toastStore } from "../ui/toast-store";

const toasts = onDemand(() => import("../ui/toast"));

/** One that cannot be fetched now is fetched with the first of them. */
export const loadToasts = toasts.load;

/**
 * Notifications, loaded with the first of them or with the first touch of the page, so that they are here when a
 * connection breaks, and yet no visitor waits for them before the first paint.
 */
export function LazyToaster() {
  const said = useSyncExternalStore(toastStore.subscribe, () => toastStore.getState().current !== null);
  const [needed, setNeeded] = useState(false);
  if (said && !needed) setNeeded(true);
  useEffect(() => {
    const options = { once: true, passive: true };
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) addEventListener(event, loadToasts, options);
    return () => {
      for (const event of events) removeEventListener(event, loadToasts);
    };
  }, []);
  return needed ? <Fetched script={toasts}>{({ Toaster }) => <Toaster />}</Fetched> : null;
}
