import type { PGlite, QueryOptions } from "@electric-sql/pglite";
import type { Database } from "../platform/database";
import { embeddedDatabase } from "../platform/embedded";
import { guarded } from "./guarded";
import { lend } from "./lent";

/** A database that remembers what it was asked; a transaction counts two more, for its beginning and its end. */
export async function openCountedDatabase(): Promise<{ readonly database: Database; readonly statements: string[] }> {
  const { client, giveBack } = await lend();
  const statements: string[] = [];
  const forget = remember(client, statements);
  const close = () => {
    forget();
    return giveBack();
  };
  return { database: guarded({ ...embeddedDatabase(client), close }), statements };
}

/** Until the answer is called: the client is somebody else's afterwards. */
function remember(client: PGlite, statements: string[]): () => void {
  const [query, transaction] = [client.query.bind(client), client.transaction.bind(client)];
  client.query = async <Row>(text: string, params?: unknown[], options?: QueryOptions) => {
    statements.push(text);
    return query<Row>(text, params, options);
  };
  client.transaction = (work) =>
    transaction((tx) => {
      statements.push("BEGIN", "COMMIT");
      const ask = tx.query.bind(tx);
      tx.query = async <Row>(text: string, params?: unknown[], options?: QueryOptions) => {
        statements.push(text);
        return ask<Row>(text, params, options);
      };
      return work(tx);
    });
  return () => {
    client.query = query;
    client.transaction = transaction;
  };
}
