import { ACCESS, type Access, permits } from "../../packages/contract/src/access";
import type { Endpoint } from "../../packages/contract/src/endpoint";
import { errors } from "../../packages/contract/src/errors";
import { nameOf } from "../../packages/contract/src/testing/entries";

/** Leaves a project that is somebody else's: the one call that its owner alone may not make. */
const LEAVES = "DELETE /api/projects/:id/membership";
/** What staff of a firm may do in part: archiving is an owner's, and of people staff remove themselves alone. */
const STAFF_IN_PART = ["POST /api/shop/products/:productId/events", "DELETE /api/firm/members/:userId"];

/** By which a call says that the caller works for no firm that it could concern. */
const NO_FIRM: readonly string[] = ["shop_not_found", "installer_not_found", "firm_not_found"];

interface Table {
  readonly columns: readonly string[];
  readonly cells: (entry: Endpoint) => readonly string[];
}

const nobody = ({ access }: Endpoint) => (access === "session" ? "401" : "yes");
const refuses = ({ errors: codes }: Endpoint, status: number) => codes.filter((code) => errors[code].status === status);

const BY_ACCESS: Table = {
  columns: ["Nobody signed in", "Stranger", "View Only", "Can Edit", "Full Access", "Owner"],
  cells(entry) {
    const { path, method, need, errors: codes } = entry;
    if (!/^\/api\/(projects\/:id|shares\/:|comments\/:)/.test(path))
      return [nobody(entry), ...ACCESS.map(() => "yes"), "yes"];
    const stranger = refuses(entry, 404).length > 0 ? "404" : "yes";
    const least: Access = need ?? (method === "GET" ? "view" : "owner");
    const may = (has: Access) => (nameOf(entry) === LEAVES ? has !== "owner" : permits(has, least));
    return [
      nobody(entry),
      stranger,
      ...ACCESS.map((has) => (may(has) ? "yes" : codes.includes("not_permitted") ? "403" : "404")),
    ];
  },
};

const BY_ROLE: Table = {
  columns: ["Nobody signed in", "No such firm", "Staff", "Owner"],
  cells(entry) {
    const { errors: codes } = entry;
    const staff = STAFF_IN_PART.includes(nameOf(entry)) ? "in part" : codes.includes("owner_needed") ? "403" : "yes";
    return [nobody(entry), codes.some((code) => NO_FIRM.includes(code)) ? "404" : "yes", staff, "yes"];
  },
};

/** Who is refused hears one of these; whose it is follows from the session. */
const BY_REFUSAL: Table = {
  columns: ["Nobody signed in", "Refuses others"],
  cells(entry) {
    const others = [403, 404].flatMap((status) => refuses(entry, status).map((code) => `${status} \`${code}\``));
    return [nobody(entry), others.join(", ") || "nobody"];
  },
};

/** Which table a section has, by the mark under its heading. */
const TABLES: Readonly<Record<string, Table>> = {
  "<!-- by access to the project -->": BY_ACCESS,
  "<!-- by role in the firm -->": BY_ROLE,
};
const CALL = /^- `([A-Z]+ \/[^`]*)`: (.+)$/;

/** The page of who may do what: the words of `explained`, with a table in place of each list of calls. */
export function permissionsDocument(explained: string, entries: readonly Endpoint[]): string {
  const byName = new Map(entries.map((entry) => [nameOf(entry), entry]));
  const lines: string[] = [];
  let table = BY_REFUSAL;
  let rows: string[][] = [];
  const flush = () => {
    if (rows.length > 0) lines.push(...drawn([["Call", ...table.columns, "What it does"], ...rows]));
    rows = [];
  };
  for (const line of explained.split("\n")) {
    const [, name, does] = CALL.exec(line) ?? [];
    const marked = TABLES[line];
    if (name !== undefined && does !== undefined) {
      const entry = byName.get(name);
      if (entry === undefined) throw new Error(`${name} is no call of the contract, or explained twice`);
      byName.delete(name);
      rows.push([`\`${name}\``, ...table.cells(entry), does]);
      continue;
    }
    flush();
    if (line.startsWith("## ")) table = BY_REFUSAL;
    if (marked) table = marked;
    // The mark goes with the empty line before it.
    if (marked) lines.pop();
    else lines.push(line);
  }
  flush();
  if (byName.size > 0) throw new Error(`Nothing says what these do: ${[...byName.keys()].join(", ")}`);
  return lines.join("\n");
}

/** Cells as wide as the widest of their column, as the formatter draws them. */
function drawn(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_head, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const rule = widths.map((width) => "-".repeat(width));
  const [head = [], ...body] = rows;
  return [head, rule, ...body].map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`);
}
