import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection that sends whatever bytes a test wants, and everything that came back on it. */
export interface RawConnection {
  readonly socket: Socket;
  readonly text: () => string;
  /** Status codes of the answers so far. */
  readonly statuses: () => number[];
  readonly closed: () => boolean;
}

/** `from` is an address of the loopback, for a test that comes from several. */
export async function openRaw(port: number, from = "127.0.0.1"): Promise<RawConnection> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  let text = "";
  let closed = false;
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => (text += chunk));
  // A reset is what many of these tests are about; that it closes is what they look at.
  socket.on("error", () => socket.destroy());
  socket.once("close", () => (closed = true));
  await once(socket, "connect");
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { socket, text: () => text, statuses, closed: () => closed };
}

export const openMany = (count: number, port: number, from?: string) =>
  Promise.all(Array.from({ length: count }, () => openRaw(port, from)));

export const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** The head of a POST that states how many bytes its body has. */
export const postHead = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
