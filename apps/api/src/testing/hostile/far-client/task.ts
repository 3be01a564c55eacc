/** A call that a thread of its own sends, so that neither its sending nor its reading holds the server's loop. */
export interface FarCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** On shared memory: handing it over costs nothing. */
  readonly body: Uint8Array | null;
  /** The answer stays open: its head is all that is waited for. */
  readonly stream: boolean;
}

export interface FarReply {
  readonly status: number;
  readonly bytes: number;
  /** The beginning of the body. */
  readonly text: string;
}
