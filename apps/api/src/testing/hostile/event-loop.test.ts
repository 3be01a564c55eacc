// On the embedded database alone: what holds the loop is our own code; what statements take is subtracted.
import { PGlite } from "@electric-sql/pglite";
import { endpoint } from "@sunwright/contract/endpoint";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { BODY_LIMIT } from "../../platform/http";
import { serve } from "../../platform/serve";
import { startTestServer, type TestServer } from "../server";
import { createFarClient, shared, sharedJson } from "./far-client/far-client";
import { LARGEST, NONSENSE } from "./largest-calls";
import { type Largest, largestState } from "./largest-state";
import { longestTurn, minus, NO_TIME, ownClock, pieceOfWork, plus } from "./loop-watch";

/** The promise is 20 ms: ten pieces of 2 ms. A machine that takes longer for a piece is given as many, a faster one 20 ms. */
const PIECES = 10;
const PIECE = 2;
/** Of several tries the least counts: a collection of garbage, a cold function or a slow moment is not what a call costs. */
const TRIES = 15;

const blocked = endpoint({
  method: "GET",
  path: "/api/blocked",
  summary: "Holds the loop",
  tag: "system",
  access: "public",
  response: z.object({}),
  errors: [],
});
let server: TestServer;
let far: ReturnType<typeof createFarClient>;
let state: Largest;
/** The embedded database works on the loop, statement by statement; what its statements take is theirs. */
let inDatabase = NO_TIME;
const clock = ownClock();

beforeAll(async () => {
  // oxlint-disable-next-line typescript/unbound-method -- called with the client as its receiver below
  const run = PGlite.prototype.execProtocolRawSync;
  vi.spyOn(PGlite.prototype, "execProtocolRawSync").mockImplementation(function timed(this: PGlite, message) {
    const began = clock.now();
    const answer = run.call(this, message);
    inDatabase = plus(inDatabase, minus(clock.now(), began));
    return answer;
  });
  server = await startTestServer({
    routes: (app) =>
      serve(app, blocked, () => {
        const end = clock.now().thread + 200;
        while (clock.now().thread < end);
        return {};
      }),
  });
  far = createFarClient(await server.app.http.listen({ port: 0, host: "127.0.0.1" }), server.config.publicUrl);
  state = await largestState(server);
}, 300_000);
afterAll(async () => {
  await far.close();
  await server.close();
  vi.restoreAllMocks();
  clock.close();
});

type Call = Awaited<ReturnType<(typeof LARGEST)[string]>>;

/** How many pieces of work the loop was held for by a call, the least of a few tries, and what it answered last. */
async function heldBy(method: string, make: () => Call | Promise<Call>) {
  let least = Number.POSITIVE_INFINITY;
  let answered = "";
  for (let tried = 0; tried < TRIES && least > PIECES; tried++) {
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
    least = Math.min(least, held / Math.max(PIECE, before, pieceOfWork()));
  }
  return { pieces: least, answered };
}

it("knows the largest input of every call", () => {
  const served = server.app.entries.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(Object.keys(LARGEST))).toEqual(new Set(served.filter((name) => !name.endsWith(blocked.path))));
});

it("sees 200 ms of work that a call puts on the loop", async () => {
  const { pieces } = await heldBy("GET", () => ({ path: blocked.path, as: null }));
  expect(pieces).toBeGreaterThan(PIECES);
});

it.each(Object.keys(LARGEST))("%s holds the loop no longer than 20 ms", async (name) => {
  const [method = ""] = name.split(" ");
  const { pieces, answered } = await heldBy(method, () => LARGEST[name]?.(state) ?? { path: "" });
  expect(pieces, answered).toBeLessThanOrEqual(PIECES);
});

it.each(Object.keys(NONSENSE))("a body of %s is refused within 20 ms, by whoever it is sent", async (name) => {
  const body = NONSENSE[name]?.(BODY_LIMIT - 10);
  const path = `/api/projects/${state.id}/panel-placement`;
  for (const [method, to, as] of [
    ["PUT", path, state.owner],
    ["POST", "/api/auth/signup", null],
  ] as const) {
    const { pieces, answered } = await heldBy(method, () => ({ path: to, body, as }));
    expect(answered).toMatch(/^4/);
    expect(pieces, answered).toBeLessThanOrEqual(PIECES);
  }
});
