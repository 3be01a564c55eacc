import { useEffect, useEffectEvent, useState } from "react";
import type { Draft } from "./use-draft";

/** Typing pauses this long before a box saves itself. [ms] */
const SAVE_AFTER_MS = 600;

type Reading<Value> = { readonly value: Value } | { readonly message: string };

interface TypedOptions<Value> {
  /** What the server holds, as the box shows it. */
  readonly stored: string;
  readonly read: (text: string) => Reading<Value>;
  readonly save: (value: Value) => Promise<unknown>;
  readonly draft: Draft;
  /** This box in the draft. */
  readonly name: string;
}

/**
 * A box that saves itself. Its text stays the person's own until the server has taken it and the box is left, so
 * a failed save loses nothing and a slow one rewrites nothing under the cursor. What an earlier visit could not save
 * stands in the box again and is sent again.
 */
export function useTyped<Value>({ stored, read, save, draft, name }: TypedOptions<Value>) {
  const [typed, setTyped] = useState(() => draft.read()?.[name] ?? null);
  /** Typed and not sent yet. */
  const [pending, setPending] = useState(typed);
  /** What the server took last. */
  const [saved, setSaved] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [focused, setFocused] = useState(false);

  const send = async (text: string) => {
    setPending(null);
    const reading = read(text);
    if ("message" in reading) return;
    const taken = await save(reading.value).then(
      () => true,
      () => false,
    );
    setFailed(!taken);
    if (!taken) return;
    setSaved(text);
    forget(draft, name, text);
  };
  const sendAfterPause = useEffectEvent((text: string) => void send(text));
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => sendAfterPause(pending), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  // A box that disappears while its pause still runs saves at once.
  const sendAtTheEnd = useEffectEvent(() => {
    if (pending !== null) void send(pending);
  });
  useEffect(() => () => sendAtTheEnd(), []);

  const change = (text: string) => {
    setTyped(text);
    setPending(text);
    setFailed(false);
    draft.write({ ...draft.read(), [name]: text });
  };
  const leave = () => {
    setFocused(false);
    const text = pending ?? (failed ? typed : null);
    if (text !== null) void send(text);
  };
  const enter = () => setFocused(true);

  const own = typed !== null && (focused || typed !== saved) ? typed : null;
  const reading = own === null ? null : read(own);
  const message = reading !== null && "message" in reading ? reading.message : null;
  return { text: own ?? stored, message, failed, change, leave, enter };
}

/** The server has this text; one typed since stays in the draft. */
function forget(draft: Draft, name: string, text: string) {
  const { [name]: kept, ...others } = draft.read() ?? {};
  if (kept !== text) return;
  if (Object.keys(others).length === 0) draft.clear();
  else draft.write(others);
}
