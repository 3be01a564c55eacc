import { useEffect, useState, useSyncExternalStore } from "react";
import { onDemand } from "../ui/on-demand";
import { Fetched } from "../ui/fetched";
import { dismissToast, toastStore } from "../ui/toast-store";

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
  return needed ? (
    <Fetched script={toasts} failing={<PlainMessage />}>
      {({ Toaster }) => <Toaster />}
    </Fetched>
  ) : null;
}

/** [ms] */
const READ_WITHIN = 10_000;

/** What a failed call says most: there is no connection, so neither is the script that draws notifications. */
function PlainMessage() {
  const said = useSyncExternalStore(toastStore.subscribe, () => toastStore.getState().current);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => dismissToast(said.id), READ_WITHIN);
    return () => clearTimeout(timer);
  }, [said]);
  if (said === null) return null;
  return (
    <p
      role="alert"
      className="fixed right-4 bottom-4 left-4 z-80 border border-line bg-sheet p-4 sm:left-auto sm:max-w-96"
    >
      <b className="block">{said.title}</b>
      {said.description}
    </p>
  );
}
