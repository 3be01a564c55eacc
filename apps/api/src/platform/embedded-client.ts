import { PGlite, type PGliteOptions, type QueryOptions, type Transaction, types } from "@electric-sql/pglite";

/** Types whose text drizzle reads by itself, as it asks for with every query. The numbers are arrays of the others. */
const AS_TEXT = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(AS_TEXT.map((type) => [type, (text: string) => text]));

/**
 * Opens PGlite so that drizzle's queries cost what they must: with every query drizzle hands over parsers, and PGlite
 * then copies its table of all parsers, which takes as long as a point read itself. Here they are set once.
 */
export async function openClient(options: PGliteOptions): Promise<PGlite> {
  const client = await PGlite.create({ ...options, parsers });
  const { query, transaction } = { query: client.query.bind(client), transaction: client.transaction.bind(client) };
  client.query = (text, params, queryOptions) => query(text, params, lean(queryOptions));
  client.transaction = (work) => transaction((tx) => work(leanTransaction(tx)));
  return client;
}

function leanTransaction(tx: Transaction): Transaction {
  const query = tx.query.bind(tx);
  tx.query = (text, params, options) => query(text, params, lean(options));
  return tx;
}

function lean(options?: QueryOptions): QueryOptions | undefined {
  if (!options?.parsers) return options;
  const { parsers: _everyTime, ...rest } = options;
  return rest;
}
