import { useCallback, useEffect, useRef, useState } from "react";

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
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string | null>(null);
  const latest = useRef({ read, save });
  useEffect(() => {
    latest.current = { read, save };
  });

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const text = pending.current;
    pending.current = null;
    const reading = text === null ? null : latest.current.read(text);
    if (reading === null || "message" in reading) return;
    const saved = await latest.current.save(reading.value).then(
      () => true,
      () => false,
    );
    setFailed(!saved);
    if (saved) setTyped((now) => (now === text && !isFocused.current ? null : now));
  }, []);
  const isFocused = useRef(false);

  const change = (text: string) => {
    setTyped(text);
    setFailed(false);
    pending.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), SAVE_AFTER_MS);
  };
  const leave = () => {
    isFocused.current = false;
    if (pending.current !== null || failed) {
      pending.current ??= typed;
      void send();
    } else if (message === null) setTyped(null);
  };
  // A box that disappears while its pause still runs saves at once.
  useEffect(() => () => void send(), [send]);

  const reading = typed === null ? null : read(typed);
  const message = reading !== null && "message" in reading ? reading.message : null;
  const enter = () => {
    isFocused.current = true;
  };
  return { text: typed ?? stored, message, failed, change, leave, enter };
}
