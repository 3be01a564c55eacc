import { say } from "@sunwright/words/operator";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button";
import { TextInput } from "../../../ui/text-input";

/** [ms] */
const PAUSE = 300;

interface SearchBoxProps {
  readonly value: string;
  readonly onSearch: (words: string | undefined) => void;
}

/** Words to search by, sent when the person pauses. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === value) return undefined;
    const timer = setTimeout(() => onSearch(wanted === "" ? undefined : wanted), PAUSE);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each text
  }, [wanted, value]);
  return (
    <TextInput
      type="search"
      aria-label={say("search")}
      placeholder={say("search")}
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

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
