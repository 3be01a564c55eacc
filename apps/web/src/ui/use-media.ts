import { useSyncExternalStore } from "react";

/** Whether a media query holds, now and later. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    // Where nothing is drawn, as in a test that reads the markup alone.
    () => false,
  );
}

/** Where a list and what is open of it stand one after the other. */
export const useNarrow = () => useMedia("(max-width: 1000px)");

/** The design system's phone width. */
export const usePhone = () => useMedia("(max-width: 640px)");
