// Many calls at once for as long as it is asked to, in a thread of its own. Plain JavaScript, because worker threads do
// not inherit a TypeScript loader.
import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { url, method, headers, body, connections, invented } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = {};
const state = { ending: false };

const once = () =>
  new Promise((done) => {
    const cookie = invented ? `sunwright=${randomBytes(32).toString("base64url")}` : headers.cookie;
    const sent = request(url, { agent, method, headers: { ...headers, cookie } }, (answer) => {
      answer.resume();
      answer.once("end", () => {
        statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
        done();
      });
    });
    sent.once("error", (error) => {
      statuses[error.code] = (statuses[error.code] ?? 0) + 1;
      done();
    });
    sent.end(body);
  });

parentPort.once("message", () => (state.ending = true));
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (!state.ending) await once();
  }),
);
agent.destroy();
parentPort.postMessage(statuses);
