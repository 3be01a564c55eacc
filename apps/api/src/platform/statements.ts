import { createHash } from "node:crypto";
import { Column, is, Param, Placeholder, SQL, sql, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";

/**
 * A statement whose text is made once: building it at each call costs several times what the database needs to answer.
 * The database keeps it parsed and planned under its name.
 */
export interface Statement<Values extends object, Row> {
  readonly name: string;
  readonly text: string;
  /** The values in the order of the text's parameters. */
  encode(values: Values): unknown[];
  decode(row: readonly unknown[]): Row;
}

/** What a statement answers with. */
export type StatementRow<Of> = Of extends Statement<never, infer Row> ? Row : never;

/** A value that comes with each call, by its name. */
export type Value<Values extends object> = <Name extends keyof Values & string>(name: Name) => Placeholder<Name>;

interface Fields {
  readonly [name: string]: unknown;
}
/** A query as drizzle builds it. */
interface Built<Row> {
  readonly _: { readonly result: readonly Row[]; readonly selectedFields: Fields };
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
}

/** Queries of statements begin here: it makes text and runs nothing. */
export const text = new QueryBuilder();

export const prepare =
  <Values extends object>() =>
  <Row>(describe: (value: Value<Values>) => Built<Row>): Statement<Values, Row> => {
    const query = describe((name) => sql.placeholder(name));
    const { sql: statement, params } = query.toSQL();
    const encoders = params.map(encoderOf);
    return {
      name: createHash("sha256").update(statement).digest("base64url"),
      text: statement,
      encode: (values) => encoders.map((encode) => encode(values)),
      // The builder's types say what a row of these fields is.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      decode: rowReader(query._.selectedFields) as (row: readonly unknown[]) => Row,
    };
  };

/**
 * All rows of a query as one value, for the list that comes with a session and a project: what stands beside the list
 * is sent and read once in place of once for each row. It travels as a list for each column, in the order of the query:
 * the database writes and the driver reads that in half the time of a list for each row.
 */
export function listOf<Row>(query: Built<Row> & SQLWrapper): SQL<Row[]> {
  const fields = Object.entries(query._.selectedFields);
  const places = fields.map(placeIn);
  const columns = fields.map(([, field]) => sql`json_agg(${sql.identifier(nameOf(field))})`);
  // The builder's types say what a row of these fields is.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const list = sql`(select json_build_array(${sql.join(columns, sql`, `)}) from ${query} as list)` as SQL<Row[]>;
  listDecoders.set(list, (value) => {
    const lists = Array.isArray(value)
      ? value.map((each: unknown): unknown[] => (Array.isArray(each) ? each : []))
      : [];
    return lists[0]?.map((_, row) =>
      read(
        places,
        lists.map((column) => column[row]),
      ),
    );
  });
  return list;
}

/** The same where it is not known already; nothing of it is read, and it is null, where it is. */
export function listUnless<Row>(known: SQL, query: Built<Row> & SQLWrapper): SQL<Row[] | null> {
  const list = listOf(query);
  const unlessKnown = sql<Row[] | null>`case when ${known} then null else ${list} end`;
  const decode = listDecoders.get(list);
  if (decode) listDecoders.set(unlessKnown, decode);
  return unlessKnown;
}

const nameOf = (field: unknown): string => {
  if (is(field, Column)) return field.name;
  if (is(field, SQL.Aliased)) return field.fieldAlias;
  throw new TypeError("A field of a list is a column or has a name");
};
/** How the value of a list is read, by its expression. */
const listDecoders = new WeakMap<SQL, (value: unknown) => unknown>();

/** How one parameter is found: a constant of the text, or a value that comes with the call. */
function encoderOf(param: unknown): (values: object) => unknown {
  const placeholder = is(param, Param) ? param.value : param;
  if (!is(placeholder, Placeholder)) return () => param;
  const { name } = placeholder;
  const encoder = is(param, Param) ? param.encoder : undefined;
  return (values) => {
    const value: unknown = Reflect.get(values, name);
    if (value === undefined) throw new TypeError(`The statement asks for ${name}`);
    return encoder ? encoder.mapToDriverValue(value) : value;
  };
}

/** A column of the answer: where it stands, what it is called, how its value is read (null: as the driver gives it). */
interface Place {
  readonly index: number;
  readonly name: string;
  readonly decode: ((value: unknown) => unknown) | null;
}

/** A row as drizzle gives it: a group none of whose columns has a value was not there to be joined, and is null. */
function rowReader(fields: Fields): (row: readonly unknown[]) => unknown {
  let index = 0;
  const alone: Place[] = [];
  const groups: { readonly name: string; readonly places: readonly Place[] }[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const decode = decoderOf(field);
    if (decode !== undefined) alone.push({ index: index++, name, decode });
    else groups.push({ name, places: Object.entries(groupOf(field)).map((each) => placeIn(each, index++)) });
  }
  return (row) => {
    const found = read(alone, row);
    for (const { name, places } of groups)
      found[name] = places.some((place) => row[place.index] !== null) ? read(places, row) : null;
    return found;
  };
}

function read(places: readonly Place[], row: readonly unknown[]): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const { index, name, decode } of places) {
    const value = row[index];
    found[name] = value === null || decode === null ? value : decode(value);
  }
  return found;
}

const groupOf = (field: unknown): object => {
  if (typeof field === "object" && field !== null) return field;
  throw new TypeError("A field of a statement is a column or a group of columns");
};

function placeIn([name, field]: [string, unknown], index: number): Place {
  const decode = decoderOf(field);
  if (decode === undefined) throw new TypeError(`${name} is no column; groups are one level deep`);
  return { index, name, decode };
}

/** Undefined for what is no column of an answer. */
function decoderOf(field: unknown): Place["decode"] | undefined {
  if (is(field, Column)) {
    const asItIs = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
    return asItIs ? null : (value) => field.mapFromDriverValue(value);
  }
  if (is(field, SQL)) return listDecoders.get(field) ?? null;
  return is(field, SQL.Aliased) ? null : undefined;
}
