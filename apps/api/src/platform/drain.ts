import { Server as NetServer, type Server } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { Connections } from "./connections";

/** How long open connections are still served after the server stopped accepting new ones. [ms] */
const GRACE = 300;
/** What is being answered may take this long. [ms] */
const IN_FLIGHT = 10_000;

/**
 * Ends the connections of a server without failing a request: no new ones, for a moment every answer says
 * `Connection: close` so that busy clients learn it, then idle ones are closed, then the rest when they have been
 * answered. Node's own way closes idle connections at once, on which a request may be under way, and waits for ever for
 * those that never sent one.
 */
export async function drain(server: Server, connections: Connections): Promise<void> {
  // What waits in the kernel's queue is accepted first; after this turn it would be cut off.
  await nextTurn();
  const gone = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await Promise.race([gone, wait(GRACE)]);
  connections.drain();
  const alarm = setTimeout(() => connections.closeAll(), IN_FLIGHT);
  await gone;
  clearTimeout(alarm);
}
