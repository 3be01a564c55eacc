import { say } from "@sunwright/words/product-import";
import type { Shop } from "@sunwright/contract/shops";
import { Select } from "../../../ui/select";
import { type ColumnsByHand, columnsOf, named, READABLE } from "../model/product-columns";
import { columnsByHand } from "../model/product-import";

/** A name that no column has. */
const NOT_USED = "-";
const options = (as: string) => [
  { value: NOT_USED, label: say("notUsed") },
  // A price from some pieces on is none of the list, and stays what it is.
  ...[...new Set([...READABLE, as])].filter(Boolean).map((value) => ({ value, label: value })),
];

interface ReadColumnsProps {
  readonly columns: readonly string[];
  readonly readAs: ColumnsByHand;
  readonly onRead: (column: string, as: string) => void;
}

/** The columns of a file, and what each is read as. */
export const ReadColumns = ({ columns, readAs, onRead }: ReadColumnsProps) => (
  <ul className="grid gap-2">
    {columns.map((name) => {
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

interface UnnamedColumnsProps {
  readonly columns: readonly string[];
  readonly shop: Shop;
  readonly onRead: ReadColumnsProps["onRead"];
}

/** Of a file in which no column is the product's number: which one it is can be said. */
export function UnnamedColumns({ columns, shop, onRead }: UnnamedColumnsProps) {
  const { names } = columnsOf(columns, columnsByHand(shop.id));
  const given = columns.map(named);
  const readAs = Object.fromEntries(given.map((name, at) => [name, names[at] ?? ""]));
  return (
    <div className="mt-4">
      <p className="mb-3">{say("nameColumns")}</p>
      <ReadColumns columns={given.filter(Boolean)} readAs={readAs} onRead={onRead} />
    </div>
  );
}
