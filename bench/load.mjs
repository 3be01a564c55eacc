// A load generator in a thread of its own: one request after the other on each connection, sent as the same bytes and
// read by its length. It stands on the same two cores as the server, so it does no more than that (node:http's client
// costs as much as the server). Plain JavaScript, because worker threads do not inherit a TypeScript loader.
import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

const { url, headers, seconds, connections } = workerData;
const { hostname, port, pathname, search, host } = new URL(url);
const lines = Object.entries({ host, connection: "keep-alive", ...headers }).map(
  ([name, value]) => `${name}: ${value}`,
);
const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
const HEAD_END = Buffer.from("\r\n\r\n");

const ends = performance.now() + seconds * 1000;
const latencies = [];
const statuses = {};
let failed = 0;
let bytes = 0;

/** Resolves when the connection is of no more use. */
const connection = () =>
  new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let began = 0;
    let head = Buffer.alloc(0);
    /** What is still to come of the body; -1 while the head is read. */
    let left = -1;
    let ok = false;
    const send = () => {
      if (performance.now() < ends) {
        began = performance.now();
        socket.write(request);
      } else socket.end();
    };
    const answered = () => {
      latencies.push(performance.now() - began);
      if (!ok) failed += 1;
      left = -1;
      send();
    };
    const readHead = (chunk) => {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const text = head.toString("latin1", 0, end);
      const status = text.slice(9, 12);
      ok = status === "200";
      statuses[status] = (statuses[status] ?? 0) + 1;
      const length = /\r\ncontent-length: (\d+)/i.exec(text);
      if (!length && status !== "304") throw new Error(`No content-length in\n${text}`);
      left = Number(length?.[1] ?? 0) - (head.length - end - HEAD_END.length);
      head = Buffer.alloc(0);
    };
    socket.on("connect", send);
    socket.on("data", (chunk) => {
      bytes += chunk.length;
      if (left < 0) readHead(chunk);
      else left -= chunk.length;
      if (left === 0) answered();
    });
    socket.on("error", () => {
      failed += 1;
    });
    socket.on("close", done);
  });

const began = performance.now();
await Promise.all(Array.from({ length: connections }, connection));
latencies.sort((a, b) => a - b);
parentPort.postMessage({
  rate: latencies.length / ((performance.now() - began) / 1000),
  failed,
  statuses,
  size: latencies.length > 0 ? bytes / latencies.length : 0,
  p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
});
