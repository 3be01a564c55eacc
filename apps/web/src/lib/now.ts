import { useEffect, useState } from "react";

const EVERY_HALF_MINUTE = 30_000;

/** The time, for "5 minutes ago": moves on by itself, and never stands before the instants given. */
export function useNow(...notBefore: readonly (string | null)[]): Date {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_HALF_MINUTE);
    return () => clearInterval(timer);
  }, []);
  const instants = notBefore.flatMap((instant) => (instant === null ? [] : new Date(instant).getTime()));
  return new Date(Math.max(now, ...instants));
}
