import { useEffect, useEffectEvent, useState } from "react";

/** Typing pauses this long before a box saves itself. [ms] */
const SAVE_AFTER_MS = 600;

type Reading<Value> = { readonly value: Value } | { readonly message: string };

interface TypedOptions<Value> {
  /** What the server holds, as the box shows it. */
  readonly stored: string;
  readonly read: (text: string) => Reading<Value>;
  readonly save: (value: Value) => Promise<unknown>;
}

/**
 * A box that saves itself. Its text stays the person's own until the server has taken it and the box is left, so
 * a failed save loses nothing and a slow one rewrites nothing under the cursor.
 */
export function useTyped<Value>({ stored, read, save }: TypedOptions<Value>) {
  const [typed, setTyped] = useState<string | null>(null);
  /** Typed and not sent yet. */
  const [pending, setPending] = useState<string | null>(null);
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
    if (taken) setSaved(text);
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
