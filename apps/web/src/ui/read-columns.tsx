import { say } from "@sunwright/words/import-columns";
import { Select } from "./select";

/** A name that no column has. */
const NOT_USED = "-";

export interface ReadColumnsProps {
  /** Names of columns as the file has them: those that are read, and those that are not. */
  readonly known: readonly string[];
  readonly unknown: readonly string[];
  /** Of each what it is read as; "" of one that is not. */
  readonly readAs: Readonly<Record<string, string>>;
  /** What a column may be read as. */
  readonly readable: readonly string[];
  readonly onRead: (column: string, as: string) => void;
}

/** The columns of a file, and what each is read as. */
export function ReadColumns({ known, unknown, readAs, readable, onRead }: ReadColumnsProps) {
  const options = (as: string) => [
    { value: NOT_USED, label: say("notUsed") },
    // A price from some pieces on is none of the list, and stays what it is.
    ...[...new Set([...readable, as])].filter(Boolean).map((value) => ({ value, label: value })),
  ];
  return (
    <ul className="grid gap-2">
      {[...known, ...unknown].map((name) => {
        const as = readAs[name] ?? "";
        return (
          <li key={name} className="grid gap-1 type-small">
            <span className="min-w-0 break-words">{name}</span>
            <Select
              aria-label={say("readAs", { column: name })}
              value={as === "" ? NOT_USED : as}
              options={options(as)}
              onValueChange={(chosen) => onRead(name, chosen === NOT_USED ? "" : chosen)}
            />
          </li>
        );
      })}
    </ul>
  );
}
