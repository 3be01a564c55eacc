import { type ReactNode, useState } from "react";

interface FileInputProps {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** What opens it; it is not seen itself. */
  readonly children: (choose: () => void) => ReactNode;
}

/** Tables as text. */
export const TABLE_FILES = ".csv,.txt,text/csv";

/** A file is chosen by a button. */
export function FileInput({ label, accept, onFile, children }: FileInputProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return (
    <>
      <input
        ref={setInput}
        type="file"
        accept={accept}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again after it was put right.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
      {children(() => input?.click())}
    </>
  );
}
