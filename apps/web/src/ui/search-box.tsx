import { type ReactNode, useEffect, useRef, useState } from "react";
import { TextInput } from "./text-input";

interface SearchBoxProps {
  readonly label: string;
  /** What may be searched by, where the label does not say it. */
  readonly placeholder?: string | undefined;
  /** What is searched for. */
  readonly value: string;
  readonly onSearch: (words: string | undefined) => void;
  readonly size?: "sm" | "md" | undefined;
  readonly className?: string | undefined;
  readonly start?: ReactNode;
}

/** After the last key. [ms] */
const PAUSE = 300;
/** As the contract takes them. [characters] */
const LONGEST = 200;

/**
 * Words to search by, told when the person pauses or goes on to something else: told later they would lead back from a page
 * that was opened meanwhile.
 */
export function SearchBox({ label, placeholder = label, value, onSearch, size, className, start }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const wanted = text.trim();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = () => onSearch(wanted === "" ? undefined : wanted);
  useEffect(() => {
    if (wanted === value) return undefined;
    timer.current = setTimeout(search, PAUSE);
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each text
  }, [wanted, value]);
  const leave = () => {
    clearTimeout(timer.current);
    if (wanted !== value) search();
  };
  return (
    <TextInput
      type="search"
      size={size}
      aria-label={label}
      placeholder={placeholder}
      start={start}
      className={className}
      maxLength={LONGEST}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
    />
  );
}
