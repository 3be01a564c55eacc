import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PGlite, type PGliteOptions, type QueryOptions, types } from "@electric-sql/pglite";
import { Statements, type Value } from "./embedded-statements";

/** Types whose text drizzle reads by itself, as it asks for with every query. The numbers are arrays of the others. */
const AS_TEXT = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];
/** What bytes begin with in the database's text. */
const HEX = "\\x";
/** Set once: handed over with every query, PGlite copies its table of all parsers for each. */
const parsers = {
  ...Object.fromEntries(AS_TEXT.map((type) => [type, (text: string) => text])),
  // PGlite reads two characters at a time: a year of weather would hold the event loop for 70 ms.
  [types.BYTEA]: (text: string) => Buffer.from(text.slice(HEX.length), "hex"),
};

/** Come with PGlite, and with every PostgreSQL: for constraints over times, and for a search that forgives. */
const EXTENSIONS = { btree_gist, pg_trgm };

/**
 * Opens PGlite so that drizzle's queries cost what they must.
 *
 * @param kept  How many statements are kept ready; each takes memory.
 */
export async function openClient(options: PGliteOptions, kept?: number): Promise<PGlite> {
  const client = await PGlite.create({ ...options, parsers, extensions: EXTENSIONS });
  const statements = new Statements(client, kept);
  const { query, transaction } = { query: client.query.bind(client), transaction: client.transaction.bind(client) };
  client.query = async <Row>(text: string, params?: unknown[], queryOptions?: QueryOptions) => {
    const values = asValues(params);
    if (!values) return query<Row>(text, params, queryOptions);
    // Waits until no transaction is open, as PGlite's own query does; the public runExclusive waits for queries only.
    // oxlint-disable-next-line no-underscore-dangle
    return client._runExclusiveTransaction(() => statements.run<Row>(text, values, queryOptions));
  };
  client.transaction = (work) =>
    transaction((tx) => {
      const ask = tx.query.bind(tx);
      tx.query = async <Row>(text: string, params?: unknown[], queryOptions?: QueryOptions) => {
        const values = asValues(params);
        // A transaction that is over refuses by itself.
        if (!values || tx.closed) return ask<Row>(text, params, queryOptions);
        return statements.run<Row>(text, values, queryOptions);
      };
      return work(tx);
    });
  return client;
}

/** Parameters as they travel: text, or bytes as they are. Null when there is one whose form depends on its column. */
function asValues(params: readonly unknown[] = []): Value[] | null {
  const values: Value[] = [];
  for (const param of params) {
    if (param === null || param === undefined) values.push(null);
    else if (typeof param === "string" || Buffer.isBuffer(param)) values.push(param);
    else if (param instanceof Uint8Array) values.push(Buffer.from(param.buffer, param.byteOffset, param.byteLength));
    else if (typeof param === "number" || typeof param === "bigint" || typeof param === "boolean") {
      values.push(String(param));
    } else if (param instanceof Date) values.push(param.toISOString());
    else return null;
  }
  return values;
}
