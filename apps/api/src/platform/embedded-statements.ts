import { setImmediate as nextTurn } from "node:timers/promises";
import { type messages, parse, type PGlite, type QueryOptions, type Results } from "@electric-sql/pglite";
import { serialize } from "pg-protocol";
import { Parser } from "pg-protocol/dist/parser";

export type Value = string | Buffer | null;
type Message = messages.BackendMessage;

/** Statements kept ready. Ours are a few hundred texts, of which most calls use a few dozen. */
const KEPT = 200;
/** Who writes this much has had the event loop for a while: here no answer from outside ends a turn. [bytes] */
const SHARE_OF_A_TURN = 64 * 1024;
/** A changed table invalidates what was prepared for it. */
const CHANGES_SCHEMA = /^\s*(create|alter|drop|truncate)\b/i;

interface Statement {
  readonly name: string;
  /** What its rows look like. */
  readonly description: Message;
}

/**
 * Runs queries on PGlite by the extended protocol in one message each. PGlite's own `query` sends five, and has every
 * text parsed, planned and described again; a statement that comes again is here bound and executed only. That makes a
 * point read of a wide table five times as fast. Messages are written and read by pg's own package: PGlite's copy of it
 * takes ten times as long to write half a megabyte, and half again as long to read.
 */
export class Statements {
  readonly #client: PGlite;
  readonly #kept: number;
  /** By text, least recently used first. */
  readonly #ready = new Map<string, Statement>();
  /** Texts that came once: whatever comes only once is not worth keeping. */
  readonly #seen = new Set<string>();
  #names = 0;

  constructor(client: PGlite, kept = KEPT) {
    this.#client = client;
    this.#kept = kept;
  }

  /** The caller holds the connection: it waits its turn, or is inside a transaction. */
  async run<Row>(text: string, values: Value[], options?: QueryOptions): Promise<Results<Row>> {
    if (this.#client.closed) throw new Error("The embedded database is closed");
    const answers = await this.#client.runExclusive(() => this.#answers(text, values));
    const rowMode = options?.rowMode ?? "object";
    const [result] = parse.parseResults(answers, this.#client.parsers, { rowMode });
    if (!result) throw new Error("The embedded database did not answer");
    return ofRow<Row>(result);
  }

  async #answers(text: string, values: Value[]): Promise<Message[]> {
    const ready = this.#ready.get(text);
    if (ready) {
      this.#ready.delete(text);
      this.#ready.set(text, ready);
      const answers = await this.#send(serialize.bind({ statement: ready.name, values }), serialize.execute({}));
      return [ready.description, ...answers];
    }
    if (CHANGES_SCHEMA.test(text)) {
      await this.#forgetAll();
      return this.#parsed("", text, values);
    }
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= this.#kept) this.#seen.clear();
      this.#seen.add(text);
      return this.#parsed("", text, values);
    }
    return this.#prepare(text, values);
  }

  /** Keeps a statement that came a second time, in place of the one that was not used for longest. */
  async #prepare(text: string, values: Value[]): Promise<Message[]> {
    const name = `s${++this.#names}`;
    const answers = await this.#parsed(name, text, values);
    const description = answers.find((message) => message.name === "rowDescription" || message.name === "noData");
    if (description) this.#ready.set(text, { name, description });
    const [oldest] = this.#ready;
    if (oldest && this.#ready.size > this.#kept) {
      this.#ready.delete(oldest[0]);
      await this.#send(serialize.close({ type: "S", name: oldest[1].name }));
    }
    return answers;
  }

  async #parsed(name: string, text: string, values: Value[]): Promise<Message[]> {
    try {
      return await this.#send(
        serialize.parse({ name, text }),
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: "P" }),
        serialize.execute({}),
      );
    } catch (error) {
      // It may have been prepared before it failed.
      if (name !== "") await this.#send(serialize.close({ type: "S", name }));
      throw error;
    }
  }

  async #forgetAll() {
    const closings = [...this.#ready.values()].map(({ name }) => serialize.close({ type: "S", name }));
    this.#ready.clear();
    if (closings.length > 0) await this.#send(...closings);
  }

  /** Throws the database's refusal. */
  async #send(...parts: Uint8Array[]): Promise<Message[]> {
    const message = Buffer.concat([...parts, serialize.sync()]);
    if (message.byteLength > SHARE_OF_A_TURN) await nextTurn();
    const answers: Message[] = [];
    const parser = new Parser();
    await this.#client.execProtocolRawStream(message, {
      syncToFs: false,
      // A copy: the bytes are the database's, which writes over them, and the parser keeps half a message.
      onRawData: (bytes) => parser.parse(Buffer.from(bytes), (answer) => answers.push(answer)),
    });
    const refusal = answers.find((answer) => answer.name === "error");
    if (refusal instanceof Error) throw refusal;
    return answers;
  }
}

/** The rows are of the type their reader names, as with every driver. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const ofRow = <Row>(result: Results) => result as Results<Row>;
