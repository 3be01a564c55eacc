import { connect, createServer, type Socket } from "node:net";
import { once } from "node:events";

/** A way to a port that can be cut, as a cable is: what runs through it stops without a word to either end. */
export interface Wire {
  readonly port: number;
  cut(): void;
  heal(): void;
  close(): Promise<void>;
}

export async function layWire(to: number): Promise<Wire> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    open.add(near);
    near.on("error", () => near.destroy());
    near.on("close", () => open.delete(near));
    // Whoever calls through a cut cable is heard by nobody.
    if (isCut) return;
    const far = connect(to, "127.0.0.1");
    far.on("error", () => near.destroy());
    near.on("data", (bytes) => void (isCut || far.write(bytes)));
    far.on("data", (bytes) => void (isCut || near.write(bytes)));
    near.on("close", () => far.destroy());
    far.on("close", () => void (isCut || near.destroy()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A wire ends at a port");
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    cut: () => void (isCut = true),
    heal() {
      isCut = false;
      // What was sent into the cut is lost: both ends begin again.
      hangUp();
    },
    async close() {
      hangUp();
      server.close();
      await once(server, "close");
    },
  };
}
