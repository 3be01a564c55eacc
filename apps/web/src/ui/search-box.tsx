import { useEffect, useState } from "react";
import { TextInput } from "./text-input";

interface SearchBoxProps {
  readonly label: string;
  /** What is searched for. */
  readonly value: string;
  readonly onSearch: (words: string | undefined) => void;
  readonly size?: "sm" | "md" | undefined;
  readonly className?: string | undefined;
}

/** After the last key. [ms] */
const PAUSE = 300;
/** As the contract takes them. [characters] */
const LONGEST = 200;

/** Words to search by, told when the person pauses. */
export function SearchBox({ label, value, onSearch, size, className }: SearchBoxProps) {
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
      size={size}
      aria-label={label}
      placeholder={label}
      className={className}
      maxLength={LONGEST}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
