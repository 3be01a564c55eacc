import { say } from "@sunwright/words/shop";
import { Button } from "../../../ui/button";

interface PageOfListProps {
  readonly after: string | undefined;
  readonly next: string | null;
  readonly onTurn: (after: string | undefined) => void;
}

/** To where a list goes on, and back to its beginning. */
export function PageOfList({ after, next, onTurn }: PageOfListProps) {
  if (after === undefined && next === null) return null;
  return (
    <div className="mt-4 flex justify-end gap-3">
      {after !== undefined && (
        <Button variant="outline" size="sm" onClick={() => onTurn(undefined)}>
          {say("first")}
        </Button>
      )}
      {next !== null && (
        <Button variant="outline" size="sm" onClick={() => onTurn(next)}>
          {say("next")}
        </Button>
      )}
    </div>
  );
}
