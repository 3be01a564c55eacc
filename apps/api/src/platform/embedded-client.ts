import {
  parse,
  PGlite,
  type PGliteOptions,
  protocol,
  type QueryOptions,
  type Results,
  types,
} from "@electric-sql/pglite";

/** Types whose text drizzle reads by itself, as it asks for with every query. The numbers are arrays of the others. */
const AS_TEXT = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(AS_TEXT.map((type) => [type, (text: string) => text]));

/**
 * Opens PGlite so that drizzle's queries cost half of what they would:
 *
 * - A query travels as one message. PGlite's own `query` sends five, because it asks for the types of the parameters
 *   first; drizzle's are texts already.
 * - Parsers are set once. Drizzle hands them over with every query, and PGlite then copies its table of all of them.
 */
export async function openClient(options: PGliteOptions): Promise<PGlite> {
  const client = await PGlite.create({ ...options, parsers });
  const { query, transaction } = { query: client.query.bind(client), transaction: client.transaction.bind(client) };
  client.query = async <Row>(text: string, params?: unknown[], queryOptions?: QueryOptions) => {
    const values = asTexts(params);
    if (!values) return query<Row>(text, params, queryOptions);
    // Waits until no transaction is open, as PGlite's own query does; the public runExclusive waits for queries only.
    // oxlint-disable-next-line no-underscore-dangle
    return client._runExclusiveTransaction(() => run<Row>(client, text, values, queryOptions));
  };
  client.transaction = (work) =>
    transaction((tx) => {
      const ask = tx.query.bind(tx);
      tx.query = async <Row>(text: string, params?: unknown[], queryOptions?: QueryOptions) => {
        const values = asTexts(params);
        // A transaction that is over refuses by itself.
        if (!values || tx.closed) return ask<Row>(text, params, queryOptions);
        return run<Row>(client, text, values, queryOptions);
      };
      return work(tx);
    });
  return client;
}

type Value = string | Uint8Array | null;

/** Parameters as they travel: text, or bytes as they are. Null when there is one whose form depends on its column. */
function asTexts(params: readonly unknown[] = []): Value[] | null {
  const values: Value[] = [];
  for (const param of params) {
    if (param === null || param === undefined) values.push(null);
    else if (typeof param === "string" || param instanceof Uint8Array) values.push(param);
    else if (typeof param === "number" || typeof param === "bigint" || typeof param === "boolean")
      values.push(`${param}`);
    else if (param instanceof Date) values.push(param.toISOString());
    else return null;
  }
  return values;
}

const { serialize } = protocol;

/** One query as one message: parse, bind, describe, execute, sync. */
async function run<Row>(client: PGlite, text: string, values: Value[], options?: QueryOptions): Promise<Results<Row>> {
  if (client.closed) throw new Error("The embedded database is closed");
  const message = Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values }),
    serialize.describe({ type: "P" }),
    serialize.execute({}),
    serialize.sync(),
  ]);
  const messages = await client.runExclusive(() => client.execProtocolStream(message, { syncToFs: false }));
  const rowMode = options?.rowMode ?? "object";
  const [result] = parse.parseResults(messages, client.parsers, { rowMode });
  if (!result) throw new Error("The embedded database did not answer");
  return ofRow<Row>(result);
}

/** The rows are of the type their reader names, as with every driver. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const ofRow = <Row>(result: Results) => result as Results<Row>;
