import { useEffect, useState } from "react";
import { useRouting } from "./router";

export interface Blocked {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Keeps the page open while `asks`: not null once somebody wants to leave it. The browser asks where its tab is closed. */
export function useBlocker(asks: boolean): Blocked | null {
  const { history } = useRouting();
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  useEffect(() => {
    if (!asks) return undefined;
    const blockerFn = () =>
      new Promise<boolean>((resolve) => {
        const answer = (stays: boolean) => () => {
          setBlocked(null);
          resolve(stays);
        };
        setBlocked({ leave: answer(false), stay: answer(true) });
      });
    return history.block({ blockerFn, enableBeforeUnload: true });
  }, [asks, history]);
  return blocked;
}
