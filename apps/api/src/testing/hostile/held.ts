import { PGlite } from "@electric-sql/pglite";
import { endpoint } from "@sunwright/contract/endpoint";
import { z } from "zod";
import { serve } from "../../platform/serve";
import { startTestServer } from "../server";
import { createFarClient, shared, sharedJson } from "./far-client/far-client";
import type { LargestCall } from "./largest-call";
import { largestState } from "./largest-state";
import { longestTurn, minus, NO_TIME, ownClock, onePiece, pieceOfWork, plus } from "./loop-watch";

/** Of several tries the least counts: a collection of garbage, a cold function or a slow moment is not what a call costs. */
const TRIES = 15;
/** Of the fixed piece of work, on the machine of the promise. A slower one is given as many pieces, a faster one the time. [ms] */
const PIECE = 2;
/** No call holds the loop longer: ten pieces of 2 ms. */
export const PIECES_OF_A_CALL = 10;

/** Far more than the bound: a busy machine hides half of them. */
export const PIECES_BLOCKED = 300;

/** A call that breaks the promise on purpose. */
export const blocked = endpoint({
  method: "GET",
  path: "/api/blocked",
  summary: "Holds the loop",
  tag: "system",
  access: "public",
  response: z.object({}),
  errors: [],
});

export interface Held {
  /** The least that the call held the event loop for. [pieces of work] */
  readonly pieces: number;
  /** The same of the first try alone: what it costs a server that has just started. */
  readonly first: number;
  readonly answered: string;
}

export type Holds = Awaited<ReturnType<typeof watchHolds>>;

/** A server on the embedded database, with the most of everything in it, whose event loop is watched call by call. */
export async function watchHolds() {
  const clock = ownClock();
  /** The embedded database works on the loop, statement by statement; what its statements take is theirs. */
  let inDatabase = NO_TIME;
  // oxlint-disable-next-line typescript/unbound-method -- called with the client as its receiver below
  const run = PGlite.prototype.execProtocolRawSync;
  PGlite.prototype.execProtocolRawSync = function timed(this: PGlite, message) {
    const began = clock.now();
    const answer = run.call(this, message);
    inDatabase = plus(inDatabase, minus(clock.now(), began));
    return answer;
  };
  const server = await startTestServer({
    routes: (app) =>
      serve(app, blocked, () => {
        for (let done = 0; done < PIECES_BLOCKED; done++) onePiece();
        return {};
      }),
  });
  const far = createFarClient(await server.app.http.listen({ port: 0, host: "127.0.0.1" }), server.config.publicUrl);
  const state = await largestState(server);
  return {
    server,
    state,
    /** The least that a call held the loop for: tried until that is no more than `enough`. */
    async heldBy(
      method: string,
      make: () => LargestCall | Promise<LargestCall>,
      enough = PIECES_OF_A_CALL,
    ): Promise<Held> {
      const tries: number[] = [];
      let answered = "";
      while (tries.length < TRIES && Math.min(...tries) > enough) {
        const { path, body, file, as = state.owner } = await make();
        const call = {
          method,
          path,
          stream: path.endsWith("/events"),
          ...(body === undefined ? {} : { body: sharedJson(body) }),
          ...(file === undefined ? {} : { body: shared(file), isFile: true }),
        };
        const before = pieceOfWork();
        const held = await longestTurn(
          async () => {
            const { status, text } = await far.send(as?.client ?? null, call);
            answered = `${status} ${text}`;
          },
          () => inDatabase,
        );
        tries.push(held / Math.max(PIECE, before, pieceOfWork()));
      }
      const [first = 0] = tries;
      return { pieces: Math.min(...tries), first, answered };
    },
    async close(): Promise<void> {
      await far.close();
      await server.close();
      PGlite.prototype.execProtocolRawSync = run;
      clock.close();
    },
  };
}
