// On the embedded database alone: what holds the loop is our own code; what statements take is subtracted.
import { afterAll, beforeAll, expect, it } from "vitest";
import { BODY_LIMIT } from "../../platform/http";
import { blocked, type Holds, PIECES_OF_A_CALL, watchHolds } from "./held";
import { LARGEST, NONSENSE } from "./largest-calls";

/**
 * What belongs in a pool or in turns holds the loop for far longer than the promise; `npm run bench -- loop` holds the
 * promise itself. Five times as much is no machine's bad moment.
 */
const PLAINLY_TOO_LONG = 5 * PIECES_OF_A_CALL;

let holds: Holds;
beforeAll(async () => {
  holds = await watchHolds();
}, 300_000);
afterAll(() => holds.close());

it("knows the largest input of every call", () => {
  const served = holds.server.app.entries.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(Object.keys(LARGEST))).toEqual(new Set(served.filter((name) => !name.endsWith(blocked.path))));
});

it("sees far too much work that a call puts on the loop", async () => {
  // One try is enough to see it; only what is quick is tried again.
  const { pieces } = await holds.heldBy("GET", () => ({ path: blocked.path, as: null }), Number.POSITIVE_INFINITY);
  expect(pieces).toBeGreaterThan(PLAINLY_TOO_LONG);
});

it.each(Object.keys(LARGEST))("%s does not keep the loop to itself", async (name) => {
  const [method = ""] = name.split(" ");
  const make = () => LARGEST[name]?.(holds.state) ?? { path: "" };
  const { pieces, answered } = await holds.heldBy(method, make, PLAINLY_TOO_LONG);
  expect(pieces, answered).toBeLessThanOrEqual(PLAINLY_TOO_LONG);
});

it.each(Object.keys(NONSENSE))(
  "a body of %s is refused without keeping the loop, by whoever it is sent",
  async (name) => {
    const body = NONSENSE[name]?.(BODY_LIMIT - 10);
    const path = `/api/projects/${holds.state.id}/panel-placement`;
    for (const [method, to, as] of [
      ["PUT", path, holds.state.owner],
      ["POST", "/api/auth/signup", null],
    ] as const) {
      const { pieces, answered } = await holds.heldBy(method, () => ({ path: to, body, as }), PLAINLY_TOO_LONG);
      expect(answered).toMatch(/^4/);
      expect(pieces, answered).toBeLessThanOrEqual(PLAINLY_TOO_LONG);
    }
  },
);
