import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

/** How long open connections are still served after the server stopped accepting new ones. [ms] */
const GRACE = 300;
/** What is being answered may take this long. [ms] */
const IN_FLIGHT = 10_000;

/**
 * Watches the connections of a server. Answers how to end them without failing a request: no new ones, for a moment
 * every answer says `Connection: close` so that busy clients learn it, then idle ones are closed, then the rest when
 * they have been answered. Node's own way closes idle connections at once, on which a request may be under way, and
 * waits for ever for those that never sent one.
 */
export function watchConnections(server: Server): () => Promise<void> {
  const open = new Set<Socket>();
  const answering = new Map<Socket, number>();
  let draining = false;

  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (answering.get(socket) ?? 1) - 1;
      if (left > 0) {
        answering.set(socket, left);
        return;
      }
      answering.delete(socket);
      if (draining) socket.destroySoon();
    });
  });

  return async () => {
    // What waits in the kernel's queue is accepted first; after this turn it would be cut off.
    await nextTurn();
    const gone = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    await Promise.race([gone, wait(GRACE)]);
    draining = true;
    for (const socket of open) if (!answering.has(socket)) socket.destroySoon();
    const alarm = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, IN_FLIGHT);
    await gone;
    clearTimeout(alarm);
  };
}
