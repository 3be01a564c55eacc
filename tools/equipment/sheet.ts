import { CONFIDENCES } from "@sunwright/engine/equipment/records";
import { csvRows } from "./csv";

export type Row = Readonly<Record<string, string>>;
/** A sourced table: its name, its columns, and its rows by column. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Throws where a row has more or fewer cells than there are columns. */
export function sheetOf(name: string, text: string): Sheet {
  const [columns = [], ...rows] = csvRows(text);
  return {
    name,
    columns,
    rows: rows.map((row) => {
      if (row.length !== columns.length)
        throw new Error(`${name}.csv: a row has ${row.length} cells: ${row.join(" | ")}`);
      return Object.fromEntries(columns.map((column, place) => [column, row[place] ?? ""]));
    }),
  };
}

/**
 * A table and a later one of the same kind. A row of the later one that names the table in `in_library` is the same product:
 * its figures are written over those that stand there, its sources are added, and what is less sure of the two counts for
 * both. All others are rows of their own. Throws where the product it names is not there.
 */
export function joined(first: Sheet, second: Sheet): Sheet {
  const rows = [...first.rows];
  for (const row of second.rows) {
    const place = placeOf(row, rows, first.name);
    const standing = place === null ? undefined : rows[place];
    if (place === null || standing === undefined) rows.push(row);
    else rows[place] = over(standing, row);
  }
  return { name: first.name, columns: [...new Set([...first.columns, ...second.columns])], rows };
}

/** "batteries.csv (MAKER AS LISTED)" names maker and table; without the bracket the maker is the row's own. */
function placeOf(row: Row, rows: readonly Row[], table: string): number | null {
  const named = row["in_library"] ?? "";
  if (!named.startsWith(`${table}.csv`)) return null;
  const listed = named.includes("(") ? named.slice(named.indexOf("(") + 1, named.lastIndexOf(")")) : null;
  const maker = listed ?? row["manufacturer"];
  const place = rows.findIndex((one) => one["manufacturer"] === maker && one["model"] === row["model"]);
  if (place < 0) throw new Error(`${table}.csv has no ${maker} ${row["model"]}`);
  return place;
}

function over(standing: Row, added: Row): Row {
  const figures = Object.fromEntries(Object.entries(added).filter(([, cell]) => cell !== ""));
  const sources = new Set(`${standing["source"]} ${added["source"]}`.split(" "));
  return {
    ...standing,
    ...figures,
    manufacturer: standing["manufacturer"] ?? "",
    source: [...sources].join(" "),
    confidence: lessSure(standing["confidence"] ?? "", added["confidence"] ?? ""),
  };
}

const rank = (confidence: string) => CONFIDENCES.findIndex((one) => one === confidence);
const lessSure = (one: string, other: string) => (rank(one) > rank(other) ? one : other);
