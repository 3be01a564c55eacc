import { useEffect, useState } from "react";

/** After the last key. [ms] */
const PAUSE = 300;

/** What is typed, once the person pauses. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
