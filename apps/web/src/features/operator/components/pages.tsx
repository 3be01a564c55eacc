import { say } from "@sunwright/words/operator";
import { Button } from "../../../ui/button";

interface PagesProps {
  readonly page: number;
  readonly more: boolean;
  readonly onPage: (page: number) => void;
}

export const Pages = ({ page, more, onPage }: PagesProps) =>
  (page > 1 || more) && (
    <div className="mt-4 flex justify-end gap-3">
      {page > 1 && (
        <Button variant="outline" size="sm" onClick={() => onPage(page - 1)}>
          {say("before")}
        </Button>
      )}
      {more && (
        <Button variant="outline" size="sm" onClick={() => onPage(page + 1)}>
          {say("after")}
        </Button>
      )}
    </div>
  );
