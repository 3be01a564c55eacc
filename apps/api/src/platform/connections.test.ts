import { once } from "node:events";
import type { RequestListener } from "node:http";
import { afterEach, expect, it } from "vitest";
import { get, openRaw, type RawConnection } from "../testing/hostile/raw";
import { Connections } from "./connections";
import { createGauges } from "./gauges";
import { createLog } from "./log";

const log = createLog({ logLevel: "silent" });
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server that answers as told, and a way to connect to it. */
async function listen(answer: RequestListener, options: { trustProxy?: boolean | string[]; unreadMax?: number } = {}) {
  const refusal = () => "HTTP/1.1 503 Service Unavailable\r\n\r\n";
  const connections = new Connections({ trustProxy: false, log, refusal, ...options });
  const server = connections.serve({}, answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  ends.push(() => {
    server.close();
    connections.closeAll();
  });
  const connect = async (from?: string): Promise<RawConnection> => {
    const connection = await openRaw(address.port, from);
    ends.push(() => connection.socket.destroy());
    return connection;
  };
  const read = createGauges();
  connections.addGauges(read);
  return { connections, connect, gauges: read.read };
}

it("ends an answer that nobody reads, once it stood still for long enough", async () => {
  const endless = Buffer.alloc(64 * 1024 * 1024, "a");
  const { gauges, connections, connect } = await listen((_, response) => response.end(endless), { unreadMax: 50 });
  const reader = await connect();
  reader.socket.write(get("/"));
  reader.socket.pause();
  await expect.poll(() => gauges()["requests being answered"]).toBe(1);
  await expect
    .poll(() => {
      connections.look(1_000);
      return gauges().connections;
    })
    .toBe(0);
});

it("lets a request wait for its answer for as long as that takes", async () => {
  const answers: (() => void)[] = [];
  const { connections, connect } = await listen((_, response) => answers.push(() => response.end("late")));
  const reader = await connect();
  reader.socket.write(get("/"));
  await expect.poll(() => answers).toHaveLength(1);
  for (let second = 0; second < 600; second++) connections.look(1_000);
  answers[0]?.();
  await expect.poll(reader.statuses).toEqual([200]);
});

it("counts a proxy's connections by nobody's address, and those beside it by their own", async () => {
  const { gauges, connect } = await listen((_, response) => response.end(), { trustProxy: ["loopback"] });
  await connect();
  await connect("127.0.0.2");
  await expect.poll(() => gauges().connections).toBe(2);
  expect(gauges()["networks connected"]).toBe(0);
  const beside = await listen((_, response) => response.end(), { trustProxy: ["10.0.0.0/8", "127.0.0.2"] });
  await beside.connect();
  await beside.connect("127.0.0.2");
  await expect.poll(() => beside.gauges().connections).toBe(2);
  expect(beside.gauges()["networks connected"]).toBe(1);
});

it("lets those who are being answered finish while it drains, and ends the others at once", async () => {
  const answers: (() => void)[] = [];
  const { connections, connect } = await listen((_, response) => answers.push(() => response.end("done")));
  const [idle, busy, gone] = await Promise.all([connect(), connect(), connect()]);
  for (const { socket } of [busy, gone]) socket.write(get("/"));
  await expect.poll(() => answers).toHaveLength(2);
  gone.socket.resetAndDestroy();
  connections.drain();
  await expect.poll(idle.closed).toBe(true);
  for (const answer of answers) answer();
  await expect.poll(busy.closed).toBe(true);
  expect(busy.statuses()).toEqual([200]);
});
