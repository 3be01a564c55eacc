import { useEffect, useEffectEvent } from "react";

/** Of the trial and of the auth screen: each is an address of its own, and one document shows both. */
export const TRIAL = "/try";
export const SCREEN = "/auth";

/**
 * The address of what this document shows now. By the browser's own method: the router, where there is one, would draw the
 * screen again at another address, without what was typed, and without a connection perhaps not at all.
 */
export const showAt = (path: string) => History.prototype.pushState.call(history, null, "", path);

/** The browser's own way back and forth between the two. */
export function useWalkedTo(follow: (path: string) => void): void {
  const walked = useEffectEvent(() => follow(location.pathname));
  useEffect(() => {
    addEventListener("popstate", walked);
    return () => removeEventListener("popstate", walked);
  }, []);
}
