import { say } from "@sunwright/words/stock-import";
import { useState } from "react";
import { Button } from "../../../ui/button";

/** Entries of a list at first, and with every press. */
const SHOWN = 20;

/** How many entries of a list are shown, and how to see more. */
export function useShown(): readonly [most: number, more: () => void] {
  const [most, setMost] = useState(SHOWN);
  return [most, () => setMost(most + 5 * SHOWN)];
}

export function ShowMore({ left, onMore }: { readonly left: number; readonly onMore: () => void }) {
  if (left <= 0) return null;
  return (
    <div className="flex items-center gap-3 p-4">
      <Button variant="outline" size="sm" onClick={onMore}>
        {say("showMore")}
      </Button>
      <span className="type-help text-text-3">{say("more", { count: left })}</span>
    </div>
  );
}
