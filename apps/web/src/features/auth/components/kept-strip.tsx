import { say } from "@sunwright/words/auth";
import { Button } from "../../../ui/button";

/** A design that waits for its person to sign in. */
export const KeptStrip = ({ name, onDiscard }: { readonly name: string; readonly onDiscard: () => void }) => (
  <div
    role="status"
    className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-2 border border-line-strong bg-sheet px-4 py-2.5"
  >
    <span className="type-small min-w-0 flex-1 basis-60">{say("try.kept", { name })}</span>
    <Button variant="outline" size="sm" onClick={onDiscard}>
      {say("try.discard")}
    </Button>
  </div>
);
