// A load generator in a thread of its own: one request after the other on each connection. Plain JavaScript, because
// worker threads do not inherit a TypeScript loader.
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { url, headers, seconds, connections } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const ends = performance.now() + seconds * 1000;
const latencies = [];
let failed = 0;

const once = () =>
  new Promise((done) => {
    const began = performance.now();
    const sent = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => {
        if (answer.statusCode === 200) latencies.push(performance.now() - began);
        else failed += 1;
        done();
      });
    });
    sent.once("error", () => {
      failed += 1;
      done();
    });
    sent.end();
  });

async function connection() {
  while (performance.now() < ends) await once();
}

await Promise.all(Array.from({ length: connections }, connection));
agent.destroy();
latencies.sort((a, b) => a - b);
parentPort.postMessage({
  answered: latencies.length,
  failed,
  p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
});
